/** Session storage of one tab (specification section 7): gone with the tab, removed at logout. */
export const CLIENT_KEYS = {
  id: 'marquee.client_id',
  secret: 'marquee.client_secret',
  registrationToken: 'marquee.registration_access_token',
  registrationUrl: 'marquee.registration_client_uri',
  /** The sign-in that the client was registered by; of no use to another. */
  session: 'marquee.client_session',
} as const
export const API_TOKEN_KEY = 'marquee.api_token'

/** Session storage: the server refused a live token; said once the person is back. */
export const REFUSED_KEY = 'marquee.refused'

/** Session storage: where the person was, too long an address to travel through the sign-in. */
export const LONG_ADDRESS_KEY = 'marquee.long_address'

/** Local storage: the product that the user chose. */
export const PRODUCT_KEY = 'marquee.product'

export function clearClientKeys(storage: Storage): void {
  for (const key of [...Object.values(CLIENT_KEYS), API_TOKEN_KEY]) storage.removeItem(key)
}
