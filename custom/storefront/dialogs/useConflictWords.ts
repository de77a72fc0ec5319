import { useTranslate } from 'ra-core'
import { isObject } from '#contract/rules/diff/json.ts'
import { pathOf } from '#contract/rules/diff/pointer.ts'
import type { Conflict } from '#contract/rules/merge/threeWay.ts'
import { FIELDS, type FieldName } from '#contract/rules/storefront/fields/fieldTable.ts'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import type { StorefrontConflict } from '#contract/rules/storefront/publish/conflict.ts'
import { isLanguage, OWN_NAMES } from '#contract/values/languages.ts'
import { useCurationWords } from '../curation/useCurationWords.ts'
import { useValueWords } from '../inspector/useValueWords.ts'
import type { Side } from '../model/resolveConflicts.ts'
import { useTargetWords } from '../useTargetWords.ts'

/** What one side of a conflict has, in a line of words: fields by their labels, content by its titles. */
export function useConflictWords(sides: Readonly<Record<Side, Storefront>>) {
  const translate = useTranslate()
  const { nameOf } = useTargetWords()
  const contentWords = useCurationWords()
  const fieldWords = useFieldWords()
  return (conflict: StorefrontConflict, side: Side): string => {
    switch (conflict.kind) {
      case 'fields':
        return conflict.conflicts.map((field) => fieldWords(field, side)).join('; ')
      case 'content':
        return contentWords(conflict[side])
      case 'moved':
        return nameOf(sides[side], { of: 'tab', id: conflict[side] })
      case 'removed':
        return translate(`storefront.conflict.${conflict.by === side ? 'removed' : 'changed'}`)
      case 'order':
        return orderIn(sides[side], conflict.target)
          .map((target) => nameOf(sides[side], target))
          .join(', ')
    }
  }
}

/** What stands in the order that is disputed: containers of a tab, or the tabs of the page. */
function orderIn({ tab, tabs }: Storefront, target: StorefrontConflict['target']) {
  if (target.of === 'tab') return (tab.get(target.id)?.containers ?? []).map((id) => ({ of: 'container', id }) as const)
  return tabs.map((id) => ({ of: 'tab', id }) as const)
}

/** A field with its value; of a list or an object the part that is disputed. */
function useFieldWords() {
  const translate = useTranslate()
  const valueWords = useValueWords()
  return (conflict: Conflict, side: Side): string => {
    const [, field = '', ...inside] = pathOf(conflict.field)
    if (!Object.hasOwn(FIELDS, field)) return plain(conflict[side]) ?? translate('storefrontInspector.notSet')
    const part = inside.slice(0, 1).map((one) => (isLanguage(one) ? `(${OWN_NAMES[one]})` : one))
    const label = [translate(`storefrontInspector.fields.${field}`), ...part].join(' ')
    const isWhole = inside.length === 0 && conflict.kind === 'value'
    const value = isWhole ? valueWords(field as FieldName, conflict[side]) : plain(conflict[side])
    return `${label}: ${value ?? translate('storefrontInspector.notSet')}`
  }
}

function plain(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (Array.isArray(value)) return value.map(plain).join(', ')
  return isObject(value) ? Object.values(value).map(plain).join(' ') : String(value)
}
