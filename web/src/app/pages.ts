/** The page of each route in `routes.json`, loaded when somebody goes there. */
import type { Component } from "svelte";
import Home from "$src/home/Home.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page has properties of its own: the parameters of its route
type Page = Component<any>;
type Load = () => Promise<{ default: Page }>;

export const PAGES: Readonly<Record<string, Load>> = {
  home: () => Promise.resolve({ default: Home }),
  table: () => import("$src/table/TablePage.svelte"),
  lessons: () => import("$src/lessons/LearnPage.svelte"),
  lesson: () => import("$src/lessons/ScenePage.svelte"),
  puzzles: () => import("$src/puzzles/PuzzleList.svelte"),
  puzzle: () => import("$src/puzzles/PuzzlePage.svelte"),
  studies: () => import("$src/study/StudyHome.svelte"),
  study: () => import("$src/study/StudyPage.svelte"),
  editor: () => import("$src/editor/EditPage.svelte"),
  account: () => import("$src/account/AccountPage.svelte"),
  admin: () => import("$src/admin/AdminPage.svelte"),
  "mail-link": () => import("$src/notifications/MailLinkPage.svelte"),
  tournaments: () => import("$src/tournaments/TournamentsPage.svelte"),
  tournament: () => import("$src/tournaments/TournamentPage.svelte"),
  "tournament-screen": () => import("$src/tournaments/ScreenPage.svelte"),
  players: () => import("$src/players/PlayersPage.svelte"),
  player: () => import("$src/players/PlayerPage.svelte"),
};

/** The pages that show a board, which needs the room of the header. */
export const WITH_BOARD: ReadonlySet<string> = new Set(["table", "lesson", "puzzle", "study", "editor"]);
