import type { Database } from '../db/openDatabase.ts'
import { runner } from '../db/statement.ts'
import type { Run, Statement } from '../db/statement.ts'
import type { DocumentKind } from './documents/documentKind.ts'
import { createKeptFacts, type KeptFacts } from './documents/keptFacts.ts'
import { loadDocuments } from './documents/loadDocuments.ts'
import type { LoadedDocument } from './documents/loadDocuments.ts'
import type { Written } from './documents/performWrite.ts'
import {
  listVersions,
  productsOfDocuments,
  readByKeys,
  readCurrent,
  readOfStatus,
  readVersion,
} from './documents/readDocuments.ts'
import type { ReadRecord, VersionPage } from './documents/readDocuments.ts'
import type { Reader, Sender } from './documents/sender.ts'
import { writeAlike, type AlikeChange } from './documents/many/alike/writeAlike.ts'
import { factsOfMany, writeMany } from './documents/many/writeMany.ts'
import type { Ledger, ManyItem } from './documents/many/writeMany.ts'
import type { StoredVersions } from './documents/many/planReturn.ts'
import { versionsAt } from './documents/many/versionsAt.ts'
import type { DocumentFacts } from './documents/documentFacts.ts'
import { isVisible } from './documents/readStanding.ts'
import { createDocument, openDocument, writeDocument } from './documents/writeDocument.ts'
import type { Change, Decide, WriteParts } from './documents/documentChange.ts'

type NamedDocument = { id: string; urn: string; exId: string; provider: string }
/** Documents by the ids that others have given them, the oldest first. Parameters: urns, external ids. */
const statement: Statement = {
  name: 'documents_of_ex_ids',
  text: `SELECT id, urn, ex_id AS "exId", provider FROM document
    WHERE urn = ANY ($1::text[]) AND ex_id = ANY ($2::text[]) AND state <> 'purged' ORDER BY created, id`,
}
/** Whether the caller may see them is for whoever reads them to ask. */
function byExIds(run: Run, kinds: readonly DocumentKind[], exIds: readonly string[]): Promise<NamedDocument[]> {
  return run<NamedDocument>(statement, [kinds.map(({ urn }) => urn), [...new Set(exIds)]])
}

export type { Change } from './documents/documentChange.ts'
export type { ManyChange } from './documents/many/writeMany.ts'

/**
 * One store for every versioned thing (design section 3). A write is one read of all that decides, unless that is kept,
 * and one statement that changes everything or nothing. `decide` stands between them: it names the verb and the next
 * text, or throws the refusal.
 */
export type DocumentStore = {
  /** Writes a document that exists. */
  write(sender: Sender, kind: DocumentKind, id: string, decide: Decide): Promise<Written>
  /**
   * Writes a slice of a job's titles, and what became of each, in one go; titles without an id are made. False: the job
   * is no longer this attempt's.
   */
  writeMany(sender: Sender, kind: DocumentKind, items: readonly ManyItem[], ledger: Ledger): Promise<boolean>
  /**
   * Makes one change of those titles of a job that need no look of their own; the others are left waiting. False: the
   * job is no longer this attempt's.
   */
  writeAlike(
    sender: Sender,
    kind: DocumentKind,
    change: AlikeChange,
    places: readonly number[],
    ledger: Ledger,
  ): Promise<boolean>
  /** What decides about documents, by id; those that the caller may not see are left out. */
  factsOf(sender: Sender, kind: DocumentKind, ids: readonly string[]): Promise<Map<string, DocumentFacts>>
  /** Versions by key, whichever side they are on. */
  versionsAt(kind: DocumentKind, keys: readonly string[]): Promise<StoredVersions>
  /** A change that has to be made first is made only where the retry key has no answer yet. */
  create(sender: Sender, kind: DocumentKind, change: Change | (() => Promise<Change>)): Promise<Written>
  /** By the ids that others have given them; whoever reads them asks whether the caller may see them. */
  byExIds(kinds: readonly DocumentKind[], exIds: readonly string[]): Promise<NamedDocument[]>
  /** Its draft, else what is published, else its newest version; of the wanted statuses where some are named. */
  read(reader: Reader, kind: DocumentKind, id: string, statuses?: readonly string[]): Promise<ReadRecord>
  readVersion(reader: Reader, kind: DocumentKind, id: string, key: string): Promise<ReadRecord>
  /** By version keys or ids, in the order asked; what the caller may not see is left out. */
  readByKeys(reader: Reader, kinds: readonly DocumentKind[], keys: readonly string[]): Promise<ReadRecord[]>
  listVersions(
    reader: Reader,
    kind: DocumentKind,
    id: string,
    page: { limit: number; offset: number },
  ): Promise<VersionPage>
  /**
   * Products of a document that the caller is about to write; undefined where they may not see it. What decides of the
   * write is kept for it.
   */
  open(sender: Sender, kind: DocumentKind, id: string): Promise<readonly string[] | undefined>
  /** Products of documents that the caller may see, by id; the others are left out. */
  productsOf(reader: Reader, kind: DocumentKind, ids: readonly string[]): Promise<Map<string, string[]>>
  /** Puts in whole documents at once, without audit and events: for seeds. */
  load(kind: DocumentKind, documents: readonly LoadedDocument[]): Promise<number>
}

type DocumentStoreParts = {
  database: Pick<Database, 'pool' | 'keepsStatements' | 'kysely'>
  now: () => number
  newId: () => string
  /** Called after each write, so that listeners hear of it without waiting. */
  onWritten?: () => void
  kept?: KeptFacts
}

export function createDocumentStore({
  database,
  now,
  newId,
  onWritten,
  kept = createKeptFacts(),
}: DocumentStoreParts): DocumentStore {
  const run = runner(database)
  const together: WriteParts['together'] = (work) => database.kysely.transaction().execute(work)
  const parts: WriteParts = { run, now, newId, together, kept, isAlone: true }
  const told = async (writing: Promise<Written>) => {
    const written = await writing
    onWritten?.()
    return written
  }
  return {
    write: (sender, kind, id, decide) => told(writeDocument(parts, sender, kind, id, decide)),
    writeMany: async (sender, kind, items, ledger) => {
      const isHeld = await writeMany(parts, sender, kind, items, ledger)
      onWritten?.()
      return isHeld
    },
    writeAlike: async (sender, kind, change, places, ledger) => {
      const isHeld = await writeAlike(parts, sender, kind, change, places, ledger)
      onWritten?.()
      return isHeld
    },
    factsOf: async (sender, kind, ids) => {
      const found = await factsOfMany(
        parts,
        kind,
        ids.map((id) => ({ id })),
      )
      return new Map([...found].filter(([, facts]) => isVisible(facts, kind, sender)))
    },
    versionsAt: (kind, keys) => versionsAt(run, kind, keys),
    byExIds: (kinds, exIds) => byExIds(run, kinds, exIds),
    create: (sender, kind, change) => told(createDocument(parts, sender, kind, change)),
    read: (reader, kind, id, statuses) =>
      statuses ? readOfStatus(run, reader, kind, id, statuses) : readCurrent(run, reader, kind, id),
    readVersion: (reader, kind, id, key) => readVersion(run, reader, kind, id, key),
    readByKeys: (reader, kinds, keys) => readByKeys(run, reader, kinds, keys),
    listVersions: (reader, kind, id, page) => listVersions(run, reader, kind, id, page),
    open: (sender, kind, id) => openDocument(parts, sender, kind, id),
    productsOf: (reader, kind, ids) => productsOfDocuments(run, reader, kind, ids),
    load: async (kind, documents) => {
      const loaded = await loadDocuments(run, kind, documents)
      onWritten?.()
      return loaded
    },
  }
}
