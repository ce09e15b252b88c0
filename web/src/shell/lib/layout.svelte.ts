/**
 * How much room there is, measured by the size of the text: large letters on a large screen need the same as small ones on a phone.
 * Media queries cannot tell, since they do not know the size that was chosen here.
 */

/** Below these the table is one column: seats as lines, then the board, then what can be done. In rem; 820 by 540 pixels at 100 %. */
const NARROW = { width: 51.25, height: 33.75 };

class Phone {
  current = $state(false);

  /** The size that the browser gives text, before ours: asked once, since it is not told anew while style sheets are being fetched. */
  readonly #usual = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  #percent = 100;

  /** With the size of text that was chosen, in percent. */
  measure(percent = this.#percent): void {
    const root = document.documentElement;
    const rem = (this.#usual * percent) / 100;
    this.#percent = percent;
    this.current = innerWidth <= NARROW.width * rem || innerHeight <= NARROW.height * rem;
    root.toggleAttribute('data-narrow', this.current);
  }
}

/** As small as a phone; style sheets ask for `:root[data-narrow]`. */
export const phone = new Phone();

addEventListener('resize', () => phone.measure());
