import type { Permissions } from '#contract/values/access.ts'

/** Who acts: what a verified token says of its bearer (specification sections 1 and 6). */
export type Actor = {
  /** The token's subject: owner of locks and settings. */
  uid: string
  username: string
  name: string
  /** Realm roles without offline_access and uma_authorization. */
  roles: readonly string[]
  /** Product ids that the actor may see; the admin-like value is not among them. */
  products: readonly string[]
  /** The claim held `admin`: every existing product, and the right to create one (design 9 (12)). */
  productAdmin: boolean
  sid?: string
  /** Of a machine's token: what it may do of what its roles may. People have none of this. */
  only?: Permissions
}
