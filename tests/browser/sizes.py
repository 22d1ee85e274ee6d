"""What a person finds on a table at one size of window, measured at once in the page."""

from typing import Any

from tests.browser.person import Person

Size = tuple[int, int]

# The smallest phone, both ways up, and a low laptop: where everything is tightest.
SIZES: list[Size] = [
    (320, 568),
    (568, 320),
    (1366, 650),
]
# Up to a large screen; the low ones are laptops at 200 %, too.
MORE: list[Size] = [
    (390, 844),
    (667, 375),
    (720, 450),
    (844, 390),
    (360, 640),
    (375, 667),
    (412, 915),
    (683, 384),
    (720, 400),
    (600, 600),
    (768, 1024),
    (820, 1180),
    (900, 560),
    (1024, 768),
    (1100, 500),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
# A target for a finger, and one that is enlarged by the first press.
TAP, SMALL_TAP = 44, 24
SMALLEST_TEXT = 12
# The shorter side of each board, and of each of its fields, at least.
BOARDS = {"buffalo": (".prairie", 190), "goats": (".meadow", 225), "zoo": (".middle", 130)}
FIELDS = {"buffalo": (".pasture", TAP), "goats": ("[data-cell]", SMALL_TAP), "zoo": (".stack", TAP)}

# `small`, `cut`, `covered`, `tiny`, `wide`: what is wrong with which control or text.
MEASURE = """([tap, smallTap, smallest]) => {
  const found = { small: [], cut: [], covered: [], tiny: [], wide: [] };
  const name = one => (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40);
  const seen = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const shown = one => {
    const box = one.getBoundingClientRect();
    for (let up = one.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (![overflowX, overflowY].some(way => way === 'auto' || way === 'scroll')) continue;
      const frame = up.getBoundingClientRect();
      if (box.bottom <= frame.top + 2 || box.top >= frame.bottom - 2) return null;
      if (box.right <= frame.left + 2 || box.left >= frame.right - 2) return null;
    }
    return box;
  };
  const scrolls = one => {
    for (let up = one.parentElement; up; up = up.parentElement)
      if (up.scrollHeight > up.clientHeight + 1 || up.scrollWidth > up.clientWidth + 1)
        if (/auto|scroll/.test(getComputedStyle(up).overflow)) return true;
    return false;
  };
  for (const one of document.querySelectorAll('.frame button, .frame input, .frame select')) {
    if (!seen(one) || one.closest('aside, dialog')) continue;
    const box = shown(one);
    if (!box || box.width < 2) continue;
    // One line of time is dragged, not hit.
    const least = one.matches('[data-cell], .seat, [type=range]') ? smallTap : tap;
    const say = `${name(one)} ${box.width.toFixed()}x${box.height.toFixed()}`;
    if (Math.min(box.width, box.height) < least - 0.5) found.small.push(say);
    if (scrolls(one)) continue;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.cut.push(say);
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const notice = top?.closest('.notice-place, .why');
    if (!top || (top !== one && !one.contains(top) && !top.contains(one) && !notice))
      found.covered.push(`${say} by ${top?.className}`);
  }
  const words = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const one = words.currentNode.parentElement;
    const isDrawn = one.closest('.unseen, svg') || !words.currentNode.textContent.trim();
    if (isDrawn || !seen(one)) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < smallest - 0.1) found.tiny.push(`${one.textContent.trim().slice(0, 30)} ${size}`);
  }
  for (const one of document.querySelectorAll('html, .frame, main, main > *, header, .seats')) {
    const over = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
    const mayScroll = /auto|scroll/.test(getComputedStyle(one).overflowY);
    if (over[0] > 2 || (over[1] > 2 && !mayScroll) || one.scrollTop > 0)
      found.wide.push(`${one.tagName} .${one.className} ${over} at ${one.scrollTop}`);
  }
  return Object.entries(found).filter(([, all]) => all.length).map(([kind, all]) =>
    `${kind}: ${[...new Set(all)].slice(0, 6).join('; ')}`);
}"""
SHORTEST = """([selector]) => Math.min(...[...document.querySelectorAll(selector)]
  .map(one => { const box = one.getBoundingClientRect(); return Math.min(box.width, box.height); }))
"""
# The window has its size, and for some frames everything is laid alike.
LAID = """async ([width, height]) => {
  const drawn = () => new Promise(draw => requestAnimationFrame(() => setTimeout(draw)));
  const frame = document.querySelector('.frame');
  const boxes = () => [...document.querySelectorAll('main, main button, .prairie, .lawn')]
    .map(one => [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight]).join();
  const fits = () => [innerWidth, innerHeight, frame.offsetHeight].join()
    === [width, height, height].join();
  for (let frames = 0, alike = 0, last = ''; alike < 4 && frames < 300; frames++) {
    await drawn();
    const now = boxes();
    alike = fits() && now === last ? alike + 1 : 0;
    last = now;
  }
}"""
PLACES = """() => Object.fromEntries([...document.querySelectorAll(
    'main [data-cell], main .pasture, main [data-mark]')]
  .filter(one => one.checkVisibility({ visibilityProperty: true }))
  .map(one => [one.dataset.mark ?? one.dataset.cell, one])
  .map(([key, one]) => {
    let [x, y, at] = [0, 0, one];
    // Where it is laid, whatever moves or raises it for a moment.
    for (; at; at = at.offsetParent) { x += at.offsetLeft; y += at.offsetTop; }
    return [key, [x, y, one.offsetWidth, one.offsetHeight]];
  }))"""


def resize(person: Person, size: Size) -> None:
    """Give the window a size, and wait until it is drawn."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.evaluate(LAID, size)


def faults(person: Person, game: str) -> list[str]:
    """All that is wrong at this size: overflow, overlap, small targets, text and boards."""
    wrong: list[str] = person.page.evaluate(MEASURE, [TAP, SMALL_TAP, SMALLEST_TEXT])
    for selector, least in (BOARDS[game], FIELDS[game]):
        shortest = person.page.evaluate(SHORTEST, [selector])
        if shortest is not None and shortest < least - 1:
            wrong.append(f"{selector} is {shortest:.0f}, not {least}")
    return wrong


def places(person: Person) -> dict[str, Any]:
    """Where the fields, cards and buttons of the board are laid."""
    found: dict[str, Any] = person.page.evaluate(PLACES)
    return found


def moved(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What is in another place, among what is there before and after."""
    both = before.keys() & after.keys()
    return {key: (before[key], after[key]) for key in both if before[key] != after[key]}
