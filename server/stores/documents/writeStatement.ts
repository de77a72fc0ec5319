import { namedStatement, type NamedStatement } from '../../db/namedStatement.ts'
import { EFFECT_PARAMS } from './effectParams.ts'
import {
  claimStep,
  documentSet,
  effectParams,
  effects,
  effectsOf,
  type EffectUse,
  erasureSteps,
  gated,
  isLockedOf,
  LOCK_PARAMS,
  notesStep,
  saysItKeepsRecent,
  unlockSteps,
} from './effects.ts'
import { manyGate } from './manyGate.ts'
import { byUnique, type Unique } from './uniqueSteps.ts'

const answered = `
  answered AS (
    INSERT INTO idempotency (uid, key, request_hash, status, rev, at, document, answer)
    SELECT i.uid, i.key, i.request_hash, i.status, i.rev, i.at, i.document, $answerText::text
    FROM gate, jsonb_populate_record(NULL::idempotency, $answer::jsonb) i
    WHERE $answer::jsonb IS NOT NULL)`

const WRITE_PARAMS = ['document', 'answer', 'answerText', ...EFFECT_PARAMS, ...LOCK_PARAMS] as const

/** The statement of one write. */
export type WriteStatement = NamedStatement<(typeof WRITE_PARAMS)[number]>

/** By what no two documents of a kind may share, and what the write has anything for: each is made when it is first asked for. */
const inWays = (name: string, textWith: (unique: string, steps: string, also: string) => string) => {
  const of = byUnique(name, (own, unique) => {
    const made = new Map<string, WriteStatement>()
    return (use: EffectUse): WriteStatement => {
      const { params, word } = effectParams(use)
      const known = made.get(word)
      if (known) return known
      const all = ['document', 'answer', 'answerText', ...params, ...LOCK_PARAMS] as const
      const statement = namedStatement(
        `${own}_${word}`,
        all,
        textWith(unique, effectsOf(use), use.keepsRecent ? saysItKeepsRecent : ''),
      )
      made.set(word, statement)
      return statement
    }
  })
  return (way: Unique, use: EffectUse) => of[way](use)
}

/** A name may be taken by another, at this very moment too, or locked before anything is stored under it. */
export const createStatement = inWays(
  'document_create',
  (unique, steps) => `
WITH gate AS (
    INSERT INTO document AS d SELECT p.* FROM jsonb_populate_record(NULL::document, $document::jsonb) p
    WHERE NOT ${isLockedOf('p')}
    ON CONFLICT DO NOTHING RETURNING ${gated}),
  ${claimStep('jsonb_populate_record(NULL::document, $document::jsonb)')},
  ${steps},
  ${unique}
  ${answered}
SELECT rev FROM gate`,
)

const changed = (also = '') => `gate AS (
    UPDATE document d SET ${documentSet}
    FROM jsonb_populate_record(NULL::document, $document::jsonb) p
    WHERE d.id = p.id AND d.urn = p.urn AND d.rev = p.rev - 1 AND NOT ${isLockedOf('d')}
    RETURNING ${gated}${also})`

/**
 * The one write of a document. Everything hangs on the first step, which changes (or makes) the document's row only
 * where the revision is still the one that the plan was made from and no lock forbids it. One statement is one
 * transaction, so that a document is never half written, and no connection is ever held between two statements.
 *
 * The effects are those of a slice, without steps that this write has nothing for: each costs the database its start,
 * and an everyday save needs a third of them. The document alone comes as one record and not as a set of one, so that the planner
 * expects one row in the gate: with a set, a save takes three quarters longer on both engines.
 */
export const updateStatement = inWays(
  'document_update',
  (unique, steps, also) => `
WITH ${changed(also)},
  ${steps},
  ${unique}
  ${answered}
SELECT rev FROM gate`,
)

/** The same, and the sender's lock goes back; notes on what is published are resolved. Apart, since the planner's time of an everyday save is dear. */
export const closingStatement = inWays(
  'document_close',
  (unique, steps, also) => `
WITH ${changed(also)},
  ${steps},
  ${unique}
  ${notesStep},
  ${unlockSteps},
  ${answered}
SELECT rev FROM gate`,
)

/** The same with all texts gone. */
export const purgeStatement = namedStatement(
  'document_purge',
  WRITE_PARAMS,
  `
WITH ${changed()},
  ${erasureSteps},
  ${effects},
  ${unlockSteps},
  ${answered}
SELECT rev FROM gate`,
)

const inWaysTogether = (name: string, more = '') =>
  byUnique(name, (own, unique) =>
    namedStatement(
      own,
      ['documents', 'newDocuments', ...EFFECT_PARAMS, ...LOCK_PARAMS],
      `
WITH ${manyGate()},
  ${unique}
  ${more}
  ${effects}
SELECT id, rev FROM gate`,
    ),
  )

/** Many documents of one kind, none of which is purged. */
export const togetherStatement = inWaysTogether('document_together')

/** The same, the sender's locks go back, and notes on what is published are resolved. */
export const togetherClosingStatement = inWaysTogether('document_together_close', `${notesStep}, ${unlockSteps},`)
