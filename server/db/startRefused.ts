/** The server cannot start as it is, and the message is a sentence for whoever starts it: what is wrong, what to do. */
export class StartRefused extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'StartRefused'
  }
}
