import { hash } from 'node:crypto'
import { sameJson } from '#contract/rules/diff/json.ts'
import { AREAS } from '#contract/values/areas.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { TypeOrigin } from '#contract/registry/typeRecord.ts'
import { DomainError, type FieldError } from '#contract/wire/errors.ts'
import { isHeavy, partsOf, PARTS_ON_THE_SPOT } from '../threads/weight.ts'
import { problemsOnTheSpot } from './schema/judgeBudget.ts'
import { judgeAside } from './schema/judgeRecord.ts'
import type { JsonSchema } from './schema/jsonSchema.ts'
import { VALIDATION_MODES, type ValidationMode } from './schema/schemaFor.ts'
import { readyValidator } from './schema/validators.ts'
import type { TypeVersions } from './typeVersions.ts'

/** Resource types as the server knows them now, and the schemas under which older versions were saved. */
export type TypeRegistry = {
  /** The type document as it serves now, or undefined for an unknown type. */
  get(type: string): TypeDocument | undefined
  /** The document of an older schema version; the present one too. */
  getVersion(type: string, schemaVersion: number): TypeDocument | undefined
  /** By area, place in the menu, name. */
  list(): readonly TypeDocument[]
  /** Problems by field in plain words; none where all is well. Without a known version the present schema judges. */
  validate(type: string, payload: unknown, mode: ValidationMode, schemaVersion?: number): Promise<FieldError[]>
  /** Changes with each change of the type, or of any type: what answers about types carry as their ETag. */
  etag(type?: string): string
  /**
   * Takes documents into service, one per type, the later before the earlier; but nothing replaces what was saved in
   * the console except a later save. Older versions stay known.
   */
  install(documents: readonly TypeDocument[], origin?: TypeOrigin): Promise<void>
  /** The same for what was saved in the console and is yet to be read; `settled` waits for it too. */
  installLater(read: () => Promise<readonly TypeDocument[]>): Promise<void>
  /** Where the serving document of a type comes from. */
  originOf(type: string): TypeOrigin
  /** Gives a document the number of its schema before it is stored. */
  number(document: TypeDocument): Promise<TypeDocument>
  /** Resolves when every change that this server has heard of is in service. */
  settled(): Promise<void>
  /**
   * Compiles the validators of a type whose records or forms somebody looks at, each in a turn of the event loop of its
   * own: whoever saves next finds them. From then on the type comes into service with its validators. Never fails.
   */
  prepare(type: string): Promise<void>
}

/** Where a type stands that names no place: behind those that do. */
const UNPLACED = 1_000_000

type Kept = { document: TypeDocument; etag: string; origin: TypeOrigin }

/** A registry over the versions that were ever in service. Documents must have passed `checkTypeDocument`. */
export async function openTypeRegistry(versions: TypeVersions): Promise<TypeRegistry> {
  const known = new Map<string, TypeDocument>()
  for (const document of await versions.load()) known.set(keyOf(document.type, document.schemaVersion), document)
  /** By version: of two documents that differ in nothing but the order of their fields one is compiled. */
  const judging = new Map<string, JsonSchema>()
  const prepared = new Set<string>()
  let serving = new Map<string, Kept>()
  let allEtag = ''

  const versionOf = (type: string, schemaVersion: number | undefined): TypeDocument | undefined => {
    const present = serving.get(type)?.document
    if (schemaVersion === undefined || schemaVersion === present?.schemaVersion) return present
    return present && known.get(keyOf(type, schemaVersion))
  }
  const judgingSchemaOf = ({ type, schemaVersion, schema }: TypeDocument): JsonSchema => {
    const key = keyOf(type, schemaVersion)
    const kept = judging.get(key) ?? schema
    judging.set(key, kept)
    return kept
  }
  const readyValidators = async (document: TypeDocument) => {
    const schema = judgingSchemaOf(document)
    // What cannot be compiled says so to the record that asks for it.
    if (!isLong(schema)) for (const mode of VALIDATION_MODES) await readyValidator(schema, mode).catch(() => undefined)
  }

  let installing: Promise<void> = Promise.resolve()
  // One after the other: each starts from what the one before it left.
  const inLine = (work: () => Promise<void>) => {
    const done = installing.then(work)
    installing = done.catch(() => undefined)
    return done
  }
  const takeIn = async (documents: readonly TypeDocument[], origin: TypeOrigin) => {
    const next = new Map(serving)
    const latest = new Map(documents.map((document) => [document.type, document]))
    for (const each of latest.values()) {
      if (origin !== 'console' && next.get(each.type)?.origin === 'console') continue
      const document = await withVersion(each, known, versions)
      next.set(each.type, { document, origin, etag: hashOf(document) })
      // What serves stands in memory once, not as it was shipped and as it was read besides.
      known.set(keyOf(document.type, document.schemaVersion), document)
      if (prepared.has(each.type)) await readyValidators(document)
    }
    serving = new Map([...next.values()].sort(byPlace).map((each) => [each.document.type, each]))
    allEtag = hashOf([...serving.values()].map(({ etag }) => etag))
  }

  return {
    get: (type) => serving.get(type)?.document,
    getVersion: versionOf,
    list: () => [...serving.values()].map(({ document }) => document),
    async validate(type, payload, mode, schemaVersion) {
      const document = versionOf(type, schemaVersion) ?? versionOf(type, undefined)
      if (!document) throw new DomainError('notFound')
      const schema = judgingSchemaOf(document)
      const isAside = isLong(schema) || isHeavy(schema, [payload])
      const problems = isAside ? undefined : problemsOnTheSpot(await readyValidator(schema, mode), payload)
      return problems ?? judgeAside({ type: document, payload, mode })
    },
    etag: (type) => (type === undefined ? allEtag : (serving.get(type)?.etag ?? '')),
    install: (documents, origin = 'shipped') => inLine(() => takeIn(documents, origin)),
    installLater: (read) => inLine(async () => takeIn(await read(), 'console')),
    originOf: (type) => serving.get(type)?.origin ?? 'shipped',
    number: (document) => withVersion(document, known, versions),
    settled: () => installing,
    prepare: async (type) => {
      const document = serving.get(type)?.document
      if (!document || prepared.has(type)) return
      prepared.add(type)
      await readyValidators(document)
    },
  }
}

/** Such a schema is compiled and judges in another thread. */
const isLong = (schema: JsonSchema): boolean => partsOf(schema) > PARTS_ON_THE_SPOT

/**
 * Gives a document the number of its schema: that of the version with the very same schema, else the next one. So no
 * stored document is ever judged by another schema than the one its number names, whoever forgot to count.
 */
async function withVersion(
  document: TypeDocument,
  known: Map<string, TypeDocument>,
  versions: TypeVersions,
): Promise<TypeDocument> {
  const latest = latestOf(document.type, known)
  if (latest && sameJson(latest.schema, document.schema)) return { ...document, schemaVersion: latest.schemaVersion }
  const wanted = Math.max(document.schemaVersion, latest ? latest.schemaVersion + 1 : 1)
  const kept = await versions.keep({ ...document, schemaVersion: wanted })
  known.set(keyOf(kept.type, kept.schemaVersion), kept)
  // Another server may have kept another schema under this number a moment before.
  return sameJson(kept.schema, document.schema)
    ? { ...document, schemaVersion: wanted }
    : withVersion(document, known, versions)
}

function latestOf(type: string, known: ReadonlyMap<string, TypeDocument>): TypeDocument | undefined {
  const own = [...known.values()].filter((document) => document.type === type)
  return own.sort((a, b) => b.schemaVersion - a.schemaVersion)[0]
}

function keyOf(type: string, schemaVersion: number): string {
  return `${type}@${schemaVersion}`
}

/** Every server reads a document from the same place, its fields in the same order. */
function hashOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url').slice(0, 16)
}

function byPlace({ document: one }: Kept, { document: other }: Kept): number {
  const places = [one.area, other.area].map((area) => AREAS.indexOf(area))
  return (
    (places[0] ?? 0) - (places[1] ?? 0) ||
    (one.order ?? UNPLACED) - (other.order ?? UNPLACED) ||
    (one.type < other.type ? -1 : 1)
  )
}
