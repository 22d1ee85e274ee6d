/** What a person has chosen for this device: look, sound, nickname, the last table's settings. */

type Theme = "auto" | "light" | "dark";
/** Where the coach speaks: against bots, at every table, or nowhere. */
type Coach = "alone" | "on" | "off";
export type Speed = "calm" | "quick" | "instant";

function remembered(key: string, usual: string): string {
  return localStorage.getItem(`menagerie.${key}`) ?? usual;
}

/** As chosen; a phone says nothing until somebody wants it to. */
function usualVolume(): number {
  const isPhone = "matchMedia" in globalThis && matchMedia("(pointer: coarse)").matches;
  return Number(remembered("volume", isPhone ? "0" : "40"));
}

class Preferences {
  theme = $state<Theme>(remembered("theme", "auto") as Theme);
  /** How loud the table is, from 0 to 100. */
  volume = $state(usualVolume());
  notices = $state(remembered("notices", "off") === "on");
  /** Whether the log names the rule of each line. */
  rules = $state(remembered("rules", "off") === "on");
  coach = $state(remembered("coach", "alone") as Coach);
  /** How fast what happens is shown. */
  speed = $state(remembered("speed", "calm") as Speed);
  name = $state(remembered("name", ""));
  /** Whether what is pressed on a board is only chosen, until it is confirmed. */
  confirms = $state(remembered("confirms", "on") === "on");
  /** Whether actions without an alternative are taken by themselves. */
  automatic = $state(remembered("automatic", "on") === "on");

  constructor() {
    this.#apply();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.#keep("theme", theme);
    this.#apply();
  }

  setVolume(volume: number): void {
    this.volume = volume;
    this.#keep("volume", String(volume));
  }

  setNotices(on: boolean): void {
    this.notices = on;
    this.#keep("notices", on ? "on" : "off");
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    this.#keep("speed", speed);
  }

  setRules(on: boolean): void {
    this.rules = on;
    this.#keep("rules", on ? "on" : "off");
  }

  setCoach(coach: Coach): void {
    this.coach = coach;
    this.#keep("coach", coach);
  }

  setConfirms(on: boolean): void {
    this.confirms = on;
    this.#keep("confirms", on ? "on" : "off");
  }

  setAutomatic(on: boolean): void {
    this.automatic = on;
    this.#keep("automatic", on ? "on" : "off");
  }

  setName(name: string): void {
    this.name = name;
    this.#keep("name", name);
  }

  /** A choice made before, such as the number of seats. */
  recall(key: string, usual: string): string {
    return remembered(key, usual);
  }

  keep(key: string, value: string): void {
    this.#keep(key, value);
  }

  /** Forget everything but the language and the preferences. */
  forget(): void {
    for (const key of Object.keys(localStorage)) {
      const isOurs = key.startsWith("menagerie.");
      if (isOurs && !/\.(language|theme)$/.test(key)) localStorage.removeItem(key);
    }
    this.name = "";
    this.volume = usualVolume();
    this.notices = false;
  }

  #keep(key: string, value: string): void {
    localStorage.setItem(`menagerie.${key}`, value);
  }

  #apply(): void {
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const preferences = new Preferences();
