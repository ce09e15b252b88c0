/**
 * How much room there is, measured by the size of the text: large letters on a large screen need the same as small ones on a phone.
 * Media queries cannot tell, since they do not know the size that was chosen here.
 */

/** Below these there is one column of lines, then the board, then what can be done. In rem; 700 by 540 pixels at 100 %. */
const NARROW = { width: 43.75, height: 33.75 };
/** Below this other seats share one line, so that the whole board is seen above the bar: 720 pixels. */
const SHORT = 45;

class Phone {
  current = $state(false);
  /** Higher than wide: the board takes the width, and the rest goes above and below it. */
  tall = $state(false);
  /** Too low for a line for each seat. */
  short = $state(false);

  /** The size that the browser gives text, before ours: asked once, since it is not told anew while style sheets are being fetched. */
  readonly #usual = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  #percent = 100;

  /** With the size of text that was chosen, in percent. */
  measure(percent = this.#percent): void {
    const root = document.documentElement;
    const rem = (this.#usual * percent) / 100;
    this.#percent = percent;
    this.current = innerWidth <= NARROW.width * rem || innerHeight <= NARROW.height * rem;
    this.tall = innerWidth <= innerHeight;
    this.short = innerHeight < SHORT * rem;
    root.toggleAttribute('data-narrow', this.current);
    root.toggleAttribute('data-tall', this.tall);
    root.toggleAttribute('data-short', this.current && this.short);
  }
}

/** As small as a phone; style sheets ask for `:root[data-narrow]`, and `:root[data-tall]` for upright screens. */
export const phone = new Phone();

addEventListener('resize', () => phone.measure());
