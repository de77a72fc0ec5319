/** A refusal in OAuth's own shape, which the provider's addresses answer in place of the envelope. */
export class OAuthRefusal extends Error {
  readonly statusCode: number
  readonly error: string
  constructor(statusCode: number, error: string, description: string) {
    super(description)
    this.name = 'OAuthRefusal'
    this.statusCode = statusCode
    this.error = error
  }
}
