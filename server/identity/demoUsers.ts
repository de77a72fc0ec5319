import { PRODUCT_ADMIN } from '#contract/values/wire.ts'

export type DemoUser = {
  /** The subject of tokens; docs/keycloak/realm.json gives the same users the same ids. */
  uid: string
  username: string
  firstName: string
  lastName: string
  /** Chosen by the person; stands in tokens instead of first and last name. */
  displayName?: string
  email: string
  roles: readonly string[]
  /** The product claim as it stands in the token, the admin value included. */
  products: readonly string[]
}

/** The products that the demo data is made for: id (the claim's value) and name. */
export const DEMO_PRODUCTS = [
  { id: 'rimba-my', name: 'Rimba MY' },
  { id: 'rimba-sg', name: 'Rimba SG' },
] as const

/** Public on purpose: it is printed on the sign-in page, which serves this machine only. */
export const DEMO_PASSWORD = 'marquee'

const BOTH = DEMO_PRODUCTS.map((product) => product.id)

/** One person per kind of right, so that each may be tried (specification section 6). */
export const DEMO_USERS: readonly DemoUser[] = [
  user(1, 'super', 'Kavitha', 'Raman', ['operations_super_admin'], [...BOTH, PRODUCT_ADMIN]),
  user(2, 'admin', 'Nurul', 'Huda', ['content_admin'], BOTH),
  user(3, 'creator', 'Mei Ling', 'Tan', ['creator'], BOTH),
  user(4, 'approver', 'Arjun', 'Pillai', ['approver'], BOTH),
  user(5, 'viewer', 'Wei Jun', 'Lim', ['content_user'], BOTH),
  user(6, 'live', 'Farid', 'Ismail', ['live_content_admin'], BOTH),
  user(7, 'scheduler', 'Siti', 'Aminah', ['vll_admin'], BOTH),
  user(8, 'store', 'Priya', 'Nair', ['storefront_admin'], BOTH),
  user(9, 'norole', 'Daniel', 'Wong', [], BOTH),
  user(10, 'noproduct', 'Hafiz', 'Rahman', ['content_admin'], []),
]

function user(
  n: number,
  username: string,
  firstName: string,
  lastName: string,
  roles: readonly string[],
  products: readonly string[],
): DemoUser {
  const uid = `5d9c1f0a-7b3e-4c52-9a61-${String(n).padStart(12, '0')}`
  return { uid, username, firstName, lastName, email: `${username}@rimba.example`, roles, products }
}
