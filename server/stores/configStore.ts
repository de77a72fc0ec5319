import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { productNameKey } from '#contract/rules/products/productName.ts'
import type { Product, RemoteConfig } from '#contract/schemas/settings.ts'
import { DEFAULT_LANGUAGE } from '#contract/values/languages.ts'
import { SYSTEM_UID } from '#contract/values/people.ts'
import { CONFIG_URN } from '#contract/values/urn.ts'
import type { Tables } from '../db/tables.ts'
import { readMenuIds, type MenuIds } from './config/readMenuIds.ts'
import type { DocumentKind } from './documents/documentKind.ts'
import type { DocumentStore } from './documentStore.ts'
import type { Momentary } from './momentary.ts'
import { createHash } from 'node:crypto'

/** One remote configuration as it is stored: who is changing it is known elsewhere (specification section 7). */
export type Configuration = Required<Omit<RemoteConfig, 'lock'>>

type NewConfiguration = Pick<Configuration, 'n' | 'app' | 'type' | 'attrs'>

/** Remote configurations, which are documents like any other, and the products. */
export type ConfigStore = {
  /** Published configurations; by app and by type where these are named. */
  read(wish: { app?: readonly string[]; type?: readonly string[] }): Promise<Configuration[]>
  /** Whether another configuration of this app and type has the name. */
  isNameTaken(place: Pick<Configuration, 'app' | 'type' | 'n'>, except: string | undefined): Promise<boolean>
  /** What was published before, the newest first. */
  earlier(id: string): Promise<unknown[]>
  /** Every id that any version of a menu has had. */
  menuIds(id: string): Promise<MenuIds>
  products(): Promise<Product[]>
  /** Ids of all products; asked with each call of an admin-like token, so kept for a moment. */
  productIds(): Promise<readonly string[]>
  /** One was made, here or by another server: read them anew. */
  forgetProducts(): void
  /** Puts in what is not there yet, by app, type and name. */
  seed(configurations: readonly NewConfiguration[], products: readonly Product[]): Promise<void>
}

type ConfigParts = {
  kysely: Kysely<Tables>
  documents: Pick<DocumentStore, 'load'>
  now: () => number
  /** For whoever hears of every write; without it configurations are read each time. */
  memory?: Momentary<Configuration[]>
}

/** Configurations belong to no product; lists filter them by app and type. */
export const CONFIG_KIND: DocumentKind = {
  urn: CONFIG_URN,
  global: true,
  type: {
    type: 'config',
    page: 'cp_appconfig',
    traits: ['versioned', 'lockable', 'publishable'],
    schemaVersion: 1,
    narrow: { facets: ['app', 'type', 'n'], row: ['n', 'app', 'type', 'lon'] },
    languages: [],
    schema: { type: 'object', properties: {} },
  },
}

const KEEP_IDS_MS = 5_000

export function createConfigStore({ kysely, documents, now, memory }: ConfigParts): ConfigStore {
  let known: { ids: readonly string[]; until: number } | undefined
  const products = () => kysely.selectFrom('product').select(['id', 'n']).orderBy('n').orderBy('id').execute()
  const read: ConfigStore['read'] = (wish) => {
    const asked = () => readConfigurations(kysely, wish)
    return memory?.of(JSON.stringify([wish.app, wish.type]), asked) ?? asked()
  }
  return {
    read,
    isNameTaken: (place, except) => isNameTaken(kysely, place, except),
    earlier: async (id) => {
      const { rows } = await sql<{ payload: unknown }>`SELECT payload FROM version
        WHERE id = ${id} AND st = 'archived' ORDER BY n DESC LIMIT ${EARLIER}`.execute(kysely)
      return rows.map(({ payload }) => payload)
    },
    menuIds: (id) => readMenuIds(kysely, id),
    products,
    productIds: async () => {
      if (!known || known.until < now())
        known = { ids: (await products()).map(({ id }) => id), until: now() + KEEP_IDS_MS }
      return known.ids
    },
    forgetProducts: () => {
      known = undefined
    },
    seed: async (configurations, seeds) => {
      const at = new Date(now()).toISOString()
      for (const { id, n } of seeds) {
        await kysely
          .insertInto('product')
          .values({ id, n, name_key: productNameKey(n), ct: at, created_by: SYSTEM_UID })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
      known = undefined
      const there = new Set((await read({})).map(placeOf))
      const missing = configurations.filter((configuration) => !there.has(placeOf(configuration)))
      const loaded = missing.map((payload) => ({
        id: stableId('config', placeOf(payload)),
        created: at,
        updated: at,
        by: SYSTEM_UID,
        published: {
          key: stableId('config', placeOf(payload), 'V1'),
          payload: { ...payload, lon: [{ lang: DEFAULT_LANGUAGE, n: payload.n }] },
        },
      }))
      await documents.load(CONFIG_KIND, loaded)
      memory?.forget()
    },
  }
}

/** So many published versions back one looks for a sound one. */
const EARLIER = 20

async function isNameTaken(
  db: Kysely<Tables>,
  { app, type, n }: Pick<Configuration, 'app' | 'type' | 'n'>,
  except: string | undefined,
): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM side WHERE urn = ${CONFIG_URN} AND st NOT IN ('deleted', 'purged', 'archived')
    AND facets @> ${[`app:${app}`, `type:${type}`, `n:${n}`]}::text[] AND id::text IS DISTINCT FROM ${except ?? null}
    LIMIT 1`.execute(db)
  return rows.length > 0
}

function placeOf({ app, type, n }: Pick<Configuration, 'app' | 'type' | 'n'>): string {
  return JSON.stringify([app, type, n])
}

async function readConfigurations(
  db: Kysely<Tables>,
  { app, type }: { app?: readonly string[]; type?: readonly string[] },
): Promise<Configuration[]> {
  const having = (field: string, values: readonly string[] | undefined) =>
    values ? sql`AND facets && ${values.map((value) => `${field}:${value}`)}::text[]` : sql``
  const { rows } = await sql<{ id: string; key: string; created: string; updated: string; payload: NewConfiguration }>`
    SELECT s.id, s.key, s.created, s.updated, v.payload FROM side s JOIN version v ON v.key = s.key
    WHERE s.urn = ${CONFIG_URN} AND s.slot = 'published' ${having('app', app)} ${having('type', type)}
    ORDER BY s.created, s.id LIMIT 1000`.execute(db)
  return rows.map(({ id, key, created: ct, updated: ut, payload }) => {
    const { n, app: application, type: kind, attrs } = payload
    return { id, key, n, app: application, type: kind, attrs, st: 'published', ct, ut }
  })
}

/** The same id for the same words: what two processes put in at once is one thing. A UUID of version 8. */
function stableId(...words: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
