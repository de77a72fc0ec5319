/** The identity provider cannot be reached. A TypeError, as fetch throws it, so that the transport tries again. */
export class SignInUnreachable extends TypeError {
  constructor(cause: unknown) {
    super('The identity provider cannot be reached', { cause })
    this.name = 'SignInUnreachable'
  }
}

/** The identity provider answered, and its answer was no. */
export class SignInRefused extends Error {
  readonly status: number
  /** OAuth's own code, such as invalid_grant. */
  readonly code: string
  /** Seconds after which it may be asked again, of a 429. */
  readonly retryAfterS: number | undefined
  constructor(status: number, code: string, retryAfterS?: number) {
    super(`The identity provider answered ${status} ${code}`)
    this.name = 'SignInRefused'
    this.status = status
    this.code = code
    this.retryAfterS = retryAfterS
  }
}

/** The browser did not let us open the sign-in window. */
export class PopupBlocked extends Error {
  constructor() {
    super('The sign-in window was blocked')
    this.name = 'PopupBlocked'
  }
}
