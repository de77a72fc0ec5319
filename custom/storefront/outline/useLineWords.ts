import { useTranslate } from 'ra-core'
import { containerKind } from '#contract/rules/storefront/model/containerKind.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import { useTargetWords } from '../useTargetWords.ts'
import type { LineFacts } from './lineFacts.ts'
import type { OutlineRow } from './outlineRows.ts'

/** What a line says to those who hear it: name, kind, whose it is, dates, why it is hidden, what is wrong. */
export function useLineWords({ key, of, id }: OutlineRow, facts: LineFacts) {
  const translate = useTranslate()
  const format = useFormat()
  const { nameOf, hiddenText } = useTargetWords()
  const { storefront } = useStorefront()
  const wrong = facts.wrong.get(`${of} ${id}`) ?? 0
  const hidden = facts.hidden.get(key) ?? []
  const settings = of === 'container' ? storefront.containers.get(id)?.settings : undefined
  const inside = of === 'tab' ? (storefront.tab.get(id)?.containers.length ?? 0) : 0
  const { startDate, endDate } = settings ?? storefront.tab.get(id)?.settings ?? {}
  const moment = (at: number) => format.dateTime(new Date(at).toISOString())
  const words = [
    nameOf(storefront, { of, id }),
    ...(settings
      ? [translate(`storefrontOutline.kinds.${containerKind(settings)}`)]
      : [translate('storefrontOutline.tab'), translate('storefrontOutline.rails', { smart_count: inside })]),
    ...(settings?.ownership === 'reusable' ? [translate('storefrontOutline.reusable')] : []),
    ...(startDate === undefined ? [] : [translate('storefrontOutline.from', { at: moment(startDate) })]),
    ...(endDate === undefined ? [] : [translate('storefrontOutline.until', { at: moment(endDate) })]),
    ...hidden.slice(-1).map(hiddenText),
    ...(wrong > 0 ? [translate('storefrontOutline.problems', { smart_count: wrong })] : []),
  ]
  return { problems: wrong, isHidden: hidden.length > 0, label: words.join(', ') }
}
