import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { isOwnType } from '#contract/registry/ownFacts.ts'
import { OWN_TYPES } from '#contract/registry/ownTypes.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { REASONS } from '#contract/rules/actions/reasons.ts'
import type { PublishPlanNode } from '#contract/schemas/publishing.ts'
import { textIn } from '#contract/values/languages.ts'
import { localized } from '#contract/values/localizedText.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { itemPath } from '#kit/parts/routes/paths.ts'
import type { PublishGraph } from './publishGraph.ts'

/** Names that stand in one sentence; of the rest their number is told. */
const NAMED = 3

/** Reasons that have words of their own; others are those of verbs, or the server's refusals. */
const OWN_REASONS: readonly string[] = ['unpublished', 'changed', 'expired', 'noPictures', 'unknown', 'invalid']

function reasonWord(reason: string): string {
  if (OWN_REASONS.includes(reason)) return `publishing.reasons.${reason}`
  if (reason === 'lockedByYou') return 'actions.why.otherTab'
  return REASONS.some((one) => one === reason) ? `actions.why.${reason}` : `serverErrors.${reason}`
}

/** The graph in words: what documents are called, of which type, where they are opened, why viewers lack them. */
export function usePublishWords() {
  const translate = useTranslate()
  const format = useFormat()
  const { types, product } = useConsole()
  return useMemo(() => {
    const { language } = format.settings
    const typeOf = (cty: string): TypeSummary | undefined =>
      types.find(({ type }) => type === cty) ?? (isOwnType(cty) ? OWN_TYPES[cty] : undefined)
    const nameOf = (node: PublishPlanNode | undefined) =>
      node ? localized(node.lon, language) || translate('list.untitled') : translate('publishing.unknown')
    const counted = (key: string, count: number, more: Record<string, string> = {}) =>
      translate(key, { smart_count: count, count: format.number(count), ...more })
    return {
      counted,
      nameOf,
      typeName(cty: string): string {
        const type = typeOf(cty)
        return type ? textIn(type.labels.one, language) : cty
      },
      areaOf: (cty: string) => typeOf(cty)?.area,
      /** Undefined of what the console has no screen for, or what was never saved. */
      pathOf({ id, cty, rev }: PublishPlanNode): string | undefined {
        const type = typeOf(cty)
        return type && rev > 0 ? itemPath(product, type, id) : undefined
      },
      reason: (reason: string) => translate(reasonWord(reason)),
      names({ nodes }: Pick<PublishGraph, 'nodes'>, ids: readonly string[]): string {
        const named = [...new Set(ids.slice(0, NAMED).map((id) => nameOf(nodes.get(id))))]
        const more = ids.length > NAMED ? [counted('publishing.more', ids.length - NAMED)] : []
        return format.list([...named, ...more])
      },
    }
  }, [translate, format, types, product])
}
