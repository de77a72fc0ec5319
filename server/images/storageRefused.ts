/** A file storage cannot be used as it is set; the message is a sentence for whoever runs the server. */
export class StorageRefused extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'StorageRefused'
  }
}
