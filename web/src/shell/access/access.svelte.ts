/** Which of the helping dialogs is open, and what is said to those who listen. */

export const access = $state<{ open: 'keys' | 'typed' | 'words' | null }>({ open: null });

/** The line that screen readers speak. What comes later replaces what came before: nobody wants old news. */
class Voice {
  text = $state('');
  #last = '';
  #again = false;

  say(text: string): void {
    this.#last = text;
    // the same words again are news only if something differs: a blank that nobody hears
    this.#again = text === this.text && !this.#again;
    this.text = this.#again ? `${text}\u00a0` : text;
  }

  /** Another person looks now, or another table. */
  clear(): void {
    this.#last = this.text = '';
  }

  repeat(): void {
    this.say(this.#last);
  }
}

export const voice = new Voice();
