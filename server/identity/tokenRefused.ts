import { DomainError } from '#contract/wire/errors.ts'

type RefusalReason =
  | 'missing'
  | 'unreadable'
  | 'algorithm'
  | 'key'
  | 'signature'
  | 'issuer'
  | 'audience'
  | 'kind'
  | 'expired'
  | 'notYet'
  | 'claims'
  | 'unknown'

/** A bearer token that is not accepted. The reason is for the log; the answer says 'Invalid access_token' only. */
export class TokenRefused extends DomainError {
  readonly reason: RefusalReason
  constructor(reason: RefusalReason) {
    super('tokenRefused')
    this.name = 'TokenRefused'
    this.reason = reason
  }
}
