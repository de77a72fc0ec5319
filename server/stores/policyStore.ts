import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { DocumentKind } from './documents/documentKind.ts'
import type { Reader } from './documents/sender.ts'
import { readAttributeUses, type AttributeUse } from './policy/readAttributeUses.ts'
import { readInForce, type InForce } from './policy/readInForce.ts'
import { isNameTaken } from './policy/readNameHolder.ts'
import { readTitleFields } from './policy/readTitleFields.ts'

/** What policies are in force, what they ask of titles, and who uses an attribute: what lists cannot answer. */
export type PolicyStore = {
  /** Published policies and attributes of the call's products. */
  inForce(reader: Reader): Promise<InForce[]>
  /** Some fields of versions, by key. */
  titleFields(keys: readonly string[], fields: readonly string[]): Promise<ReadonlyMap<string, Record<string, unknown>>>
  /** Live policies, pages and containers that name an attribute. */
  usesOfAttribute(reader: Reader, name: string): Promise<AttributeUse[]>
  /** Whether another one of the kind has this name in one of the products. */
  isNameTaken(
    kind: DocumentKind,
    name: string,
    where: { products: readonly string[]; except: string | undefined },
  ): Promise<boolean>
}

export function createPolicyStore(kysely: Kysely<Tables>): PolicyStore {
  return {
    inForce: (reader) => readInForce(kysely, reader),
    titleFields: (keys, fields) => readTitleFields(kysely, keys, fields),
    usesOfAttribute: (reader, name) => readAttributeUses(kysely, reader, name),
    isNameTaken: (kind, name, where) => isNameTaken(kysely, kind, name, where),
  }
}
