import { STORE_TEXT } from '#contract/values/storefront.ts'
import { rowOf, type FieldName } from '../fields/fieldTable.ts'
import type { LocalName } from '../fields/fieldValues.ts'
import { whyNotValue } from '../fields/whyNotValue.ts'
import { withValues } from '../fields/withValues.ts'
import type { Edit } from '../model/editStorefront.ts'
import { OWN_TAB, type Adjustment, type Storefront } from '../model/storefront.ts'
import type { CommandOf, Target } from './command.ts'
import { refuse, type Plan } from './refusal.ts'

/** Sets one field of the inspector; an empty list of names or words is the same as none. */
export function planSet(storefront: Storefront, { target, field, value }: CommandOf<'set'>): Plan {
  return planValue(storefront, target, field, value)
}

/** Sets one field of several parts to the same value; refused as a whole where one of them cannot have it. */
export function planSetAll(storefront: Storefront, { targets, field, value }: CommandOf<'setAll'>): Plan {
  let edited: Edit = {}
  for (const target of targets) {
    const plan = planValue(storefront, target, field, value)
    if ('refused' in plan) return plan
    edited = joined(edited, plan)
  }
  return edited
}

/** Edits of different parts as one. */
function joined(one: Edit, other: Edit): Edit {
  return {
    ...one,
    ...other,
    tab: new Map([...(one.tab ?? []), ...(other.tab ?? [])]),
    containers: new Map([...(one.containers ?? []), ...(other.containers ?? [])]),
    adjusted: new Map([...(one.adjusted ?? []), ...(other.adjusted ?? [])]),
  }
}

function planValue(storefront: Storefront, target: Target, field: FieldName, value: unknown): Plan {
  if (target.of === 'tab' && target.id === OWN_TAB) return refuse('ownTab', { id: OWN_TAB, field })
  const reason = whyNotValue(target.of, field, value)
  if (reason) return refuse(reason, { field })
  const isEmpty = Array.isArray(value) && value.length === 0
  return withFields(storefront, target, { [field]: isEmpty ? undefined : value })
}

/** The name in one language. What else an entry says, such as what it was translated from, goes with the old name. */
export function planRename(storefront: Storefront, { target, language, name }: CommandOf<'rename'>): Plan {
  if (target.of === 'tab' && target.id === OWN_TAB) return refuse('ownTab', { id: OWN_TAB })
  if (name.length > STORE_TEXT || language === '') return refuse('badValue', { field: 'names' })
  const settings = settingsOf(storefront, target)
  if (!settings) return refuse('unknown', idOf(target))
  const names = settings.names ?? []
  const trimmed = name.trim()
  if (names.some((one) => one.language === language && one.name === trimmed)) return {}
  const entry: LocalName = { language, name: trimmed }
  const others = names.filter((one) => one.language !== language)
  const isThere = others.length < names.length
  const renamed = isThere ? names.map((one) => (one.language === language ? entry : one)) : [...names, entry]
  const next = trimmed === '' ? others : renamed
  return withFields(storefront, target, { names: next.length === 0 ? undefined : next })
}

function idOf(target: Target): { id?: string } {
  return target.of === 'store' ? {} : { id: target.id }
}

function settingsOf({ store, tab, containers }: Storefront, target: Target) {
  if (target.of === 'store') return store.settings
  return (target.of === 'tab' ? tab : containers).get(target.id)?.settings
}

/** A field that somebody sets is adjusted no longer, and what the wire had under its name is gone. */
function withFields(storefront: Storefront, target: Target, values: Readonly<Record<string, unknown>>): Plan {
  const { store, tab, containers, adjusted } = storefront
  const names = Object.keys(values) as FieldName[]
  const set = <One extends { settings: object; rest: Readonly<Record<string, unknown>> }>(one: One): One => {
    const settings = withValues(one.settings, values)
    const rest = withValues(one.rest, Object.fromEntries(names.map((name) => [rowOf(name).wire, undefined])))
    return settings === one.settings && rest === one.rest ? one : { ...one, settings, rest }
  }
  if (target.of === 'store') return { store: set(store) }
  const one = (target.of === 'tab' ? tab : containers).get(target.id)
  if (!one) return refuse('unknown', { id: target.id })
  const edit: Edit = { adjusted: new Map([[target.id, withoutFields(adjusted.get(target.id), names)]]) }
  if (target.of === 'tab') return { ...edit, tab: new Map([[target.id, set(tab.get(target.id)!)]]) }
  return { ...edit, containers: new Map([[target.id, set(containers.get(target.id)!)]]) }
}

function withoutFields(
  list: readonly Adjustment[] | undefined,
  names: readonly FieldName[],
): readonly Adjustment[] | undefined {
  const left = list?.filter(({ field }) => !names.includes(field))
  if (left?.length === list?.length) return list
  return left?.length === 0 ? undefined : left
}
