/** An operator's command cannot be done as asked; the message is a sentence for whoever gave it. */
export class CommandRefused extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'CommandRefused'
  }
}
