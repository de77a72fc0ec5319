import { verbRow, WRITING_VERBS, type Verb } from '#contract/rules/actions/verbs.ts'
import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import type { ConfigInput, ConfigRecord } from '#contract/schemas/configuration.ts'
import { CONFIG_URN } from '#contract/values/urn.ts'
import type { SendableStatus } from '#contract/values/status.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import type { RecordKind } from '#kit/record/editor/recordKind.ts'
import type { Values } from '#kit/record/editor/workingValues.ts'
import { mergeSaves } from '#kit/record/save/mergeSaves.ts'

type ConfigCalls = Pick<Calls, 'getConfig' | 'createConfig' | 'saveConfig'>

/** Verbs of a configuration, and what each sends as its status. */
const SENT: Partial<Record<Verb, SendableStatus>> = {
  saveDraft: 'draft',
  publish: 'published',
  archive: 'archived',
  deleteContent: 'deleted',
  restoreContent: 'draft',
}
export const CONFIG_VERBS = Object.keys(SENT) as readonly Verb[]

const FIELDS = ['n', 'app', 'type', 'attrs', 'attrs_schema'] as const

/** What of a record is written; the rest is the server's. */
export function textOf(saved: Values): ConfigInput {
  return Object.fromEntries(FIELDS.flatMap((field) => (saved[field] === undefined ? [] : [[field, saved[field]]])))
}

/** Remote configurations as a kind of record. */
export function configKind(calls: ConfigCalls): RecordKind<ConfigRecord, Verb> {
  return {
    urn: CONFIG_URN,
    isLockable: true,
    isWriteOf: ({ topic, urn, id }, config) => topic === 'version' && urn === CONFIG_URN && id === config,
    verbs: {
      save: 'saveDraft',
      writing: WRITING_VERBS,
      strict: WRITING_VERBS.filter((verb) => verbRow(verb).publishes),
      replacing: [],
      closing: [],
    },
    // `n` is the name of a configuration, so that the revision counts its saves.
    headOf: ({ id, rev = 0, uu = '', ut = '' }) => ({ id, rev, n: rev, by: uu, at: ut }),
    valuesOf: (saved) => saved as Values,
    read: (id) => calls.getConfig({ params: { id } }),
    send: ({ payload, rev, key, verb, confirm }, { id, lockNumber, signal }) => {
      const write = { body: { ...payload, st: SENT[verb] ?? 'draft' }, idempotencyKey: key, signal }
      if (id === undefined) return calls.createConfig(write)
      return calls.saveConfig({
        ...write,
        params: { id },
        query: { confirm: confirm.join(',') },
        rev: rev ?? 0,
        lockNumber,
      })
    },
    clean: textOf,
    merge: mergeSaves,
    // What is published serves everybody at once: nobody's text goes out with another's unseen.
    mergesUnasked: (verb, theirs) => verb === 'saveDraft' && stateOf(theirs).state === 'live',
    questions: ['baseMoved'],
  }
}

export const stateOf = ({ st = 'draft', sides }: ConfigRecord) => documentStateOf({ st, ...(sides && { sides }) })
