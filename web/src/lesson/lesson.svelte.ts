/** A lesson: step by step, something is asked, done and explained on a real board. */

import { tick } from "svelte";
import type { Wanted } from "../games/module.ts";
import { api } from "../net/api.ts";
import type { Action } from "../net/changes.ts";
import { fill, speech, t } from "../speech/languages.svelte.ts";
import { errorText } from "../speech/refusals.ts";
import { openTrial, type Trial } from "../trial/trial.svelte.ts";
import type { Reason } from "../wire.ts";
import { beginningOf, type LessonData, loadLesson, loadLessonTexts, type Step } from "./lessons.ts";
import { remaining } from "./match.ts";
import { furthestStep, keepDone, keepStep, stepReached } from "./progress.ts";

/** How long each action of the others is seen before the next. */
const BEAT = 800;
const STILL = "(prefers-reduced-motion: reduce)";

function beat(): Promise<void> {
  const wait = matchMedia(STILL).matches ? 0 : BEAT;
  return new Promise((resolve) => setTimeout(resolve, wait));
}

export class Lesson {
  at = $state(0);
  /** "busy": the others act, or an answer is on its way. */
  moment = $state<"asked" | "busy" | "told">("busy");
  /** What is said about another action than the one asked for, or about a failure. */
  note = $state("");
  wanted = $state.raw<Wanted<Action> | null>(null);
  #done = $state.raw<Action[]>([]);
  #texts = $state.raw<Record<string, string>>({});
  #visit = 0;

  constructor(
    readonly game: string,
    readonly data: LessonData,
    readonly trial: Trial,
    texts: Record<string, string>,
  ) {
    this.#texts = texts;
  }

  get steps(): Step[] {
    return this.data.steps;
  }

  get step(): Step {
    return this.data.steps[this.at] as Step;
  }

  /** Whether the step is played freely, at a table. */
  get isFree(): boolean {
    return this.step.bot !== undefined;
  }

  get isLast(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** What the panel says. */
  get text(): string {
    return this.#say(`${this.step.key}_${this.moment === "told" ? "told" : "ask"}`);
  }

  get legal(): Action[] {
    return this.moment === "busy" ? [] : this.trial.legal;
  }

  /** The parts of the board that the learner should touch. */
  get marks(): string[] {
    const [list = []] = this.#rest;
    if (this.moment !== "asked" || list.length === 0) return [];
    const parts = list.flatMap((action) => this.trial.game.marks(action as never));
    return [...parts, ...(this.step.marks ?? [])];
  }

  get #rest() {
    return remaining(this.step.expects ?? [], this.#done);
  }

  /** Say everything in the language spoken. */
  async speak(): Promise<void> {
    const { language } = speech;
    const [texts] = await Promise.all([loadLessonTexts(this.game, language), this.trial.speak()]);
    if (language === speech.language) this.#texts = texts;
  }

  /** Begin a step; the others act first, where they are to. */
  async go(to: number): Promise<void> {
    this.#visit += 1;
    const visit = this.#visit;
    this.at = Math.max(0, Math.min(to, this.steps.length - 1));
    this.#done = [];
    this.note = "";
    this.wanted = null;
    this.moment = "busy";
    this.#count();
    await this.#tried(async () => {
      await this.trial.lay(...beginningOf(this.data, this.at));
      if (visit !== this.#visit) return;
      await this.trial.play(this.step.before ?? [], beat);
      if (visit === this.#visit) this.moment = this.#asks ? "asked" : "told";
    });
  }

  next(): Promise<void> {
    return this.go(this.at + 1);
  }

  /** Let the board prepare what is asked for: the first action, and others of its kind. */
  async show(): Promise<void> {
    const list = this.#rest[0] ?? [];
    for (const action of list.filter(({ type }) => type === list[0]?.type)) {
      this.wanted = { number: (this.wanted?.number ?? 0) + 1, actions: [action as never] };
      await tick();
    }
  }

  /** What the learner does: carried out if it was asked for. */
  async act(actions: Action[]): Promise<boolean> {
    if (this.moment === "told" && !this.isLast) await this.next();
    if (this.moment !== "asked") return false;
    const done = [...this.#done, ...actions];
    const [rest] = remaining(this.step.expects ?? [], done);
    if (!rest) {
      this.note = this.#say(`${this.step.key}_other`) || t("lesson_other");
      return false;
    }
    this.note = "";
    return this.#carryOut(actions, done);
  }

  whyNot(action: Action): Promise<Reason | null> {
    return this.moment === "asked" ? this.trial.whyNot(action) : Promise.resolve(null);
  }

  /** The last step is done. */
  finish(): void {
    this.moment = "told";
    keepDone(this.game);
  }

  get #asks(): boolean {
    return this.isFree || (this.step.expects ?? []).length > 0;
  }

  async #carryOut(actions: Action[], done: Action[]): Promise<boolean> {
    const visit = this.#visit;
    this.moment = "busy";
    const isDone = await this.#tried(() => this.trial.act(actions));
    if (visit !== this.#visit) return false;
    if (isDone) this.#done = done;
    const isWhole = this.#rest.some((list) => list.length === 0);
    if (isDone && isWhole) this.#answer(visit);
    else this.moment = "asked";
    return isDone === true;
  }

  /** What the others do then, before the step is explained. */
  async #answer(visit: number): Promise<void> {
    await this.#tried(() => this.trial.play(this.step.replies ?? [], beat));
    if (visit === this.#visit) this.moment = "told";
  }

  async #tried<Result>(work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await work();
    } catch (error) {
      this.note = errorText(error);
      if (this.moment === "busy") this.moment = "asked";
      return null;
    }
  }

  /** Remember how far the learner has come; the server only counts that somebody came so far. */
  #count(): void {
    if (this.at > furthestStep(this.game)) api.lessonStep(this.game, this.at).catch(() => {});
    keepStep(this.game, this.at);
  }

  #say(key: string): string {
    const names = Object.fromEntries(this.trial.names.map((name, seat) => [`name_${seat}`, name]));
    return fill(this.#texts[key] ?? "", names);
  }
}

/** The lesson of a game, where the learner left it. */
export async function openLesson(game: string, name: string): Promise<Lesson> {
  const [data, texts] = await Promise.all([
    loadLesson(game),
    loadLessonTexts(game, speech.language),
  ]);
  const [position] = beginningOf(data, 0);
  const { seat } = data;
  const names = Array.from({ length: position.seats }, (_, one) => (one === seat ? name : ""));
  const trial = await openTrial({ key: game, seat, names }, position);
  const lesson = new Lesson(game, data, trial, texts);
  await lesson.go(stepReached(game));
  return lesson;
}
