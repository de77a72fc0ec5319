import { FALLBACK_PRODUCT, PRODUCT_ADMIN } from '#contract/values/wire.ts'
import { isObject } from '../diff/json.ts'
import type { Actor } from './actor.ts'

/** Roles that every Keycloak user carries and that say nothing about the console (specification section 6). */
const TECHNICAL_ROLES: readonly string[] = ['offline_access', 'uma_authorization']
const MAX_ENTRIES = 1_000
const MAX_TEXT = 255

/**
 * The actor that verified claims name, or undefined where they name nobody. Strict about shapes: a role or product
 * claim that is no plain list of strings counts as empty, never as a guess at what was meant, so that an odd token
 * gives fewer rights and never more.
 */
export function actorOfClaims(claims: unknown): Actor | undefined {
  if (!isObject(claims) || !isText(claims.sub)) return undefined
  const username = isText(claims.preferred_username) ? claims.preferred_username : claims.sub
  const granted = texts(claims.product)
  const access = Object.hasOwn(claims, 'realm_access') && isObject(claims.realm_access) ? claims.realm_access : {}
  return {
    uid: claims.sub,
    username,
    name: isText(claims.name) ? claims.name : username,
    roles: texts(access.roles).filter((role) => !TECHNICAL_ROLES.includes(role)),
    products: granted.filter((product) => product !== PRODUCT_ADMIN && product !== FALLBACK_PRODUCT),
    productAdmin: granted.includes(PRODUCT_ADMIN),
    ...(isText(claims.sid) ? { sid: claims.sid } : {}),
  }
}

function texts(list: unknown): string[] {
  if (!Array.isArray(list) || list.length > MAX_ENTRIES || !list.every(isText)) return []
  return [...new Set(list)]
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT
}
