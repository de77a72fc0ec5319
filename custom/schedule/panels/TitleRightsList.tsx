import { windowEnd, windowStart } from '#contract/rules/availability/windowEnd.ts'
import type { ScheduleTitle, TitleRights } from '#contract/schemas/live/scheduleTitle.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useContext } from 'react'
import { ConsoleContext, productName } from '#kit/parts/context/ConsoleContext.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

/** From when until when a title may air, product by product, then each title that it plays. */
export function TitleRightsList({ title }: { title: ScheduleTitle }) {
  const { translate, format, language } = useScheduleWords()
  const console = useContext(ConsoleContext)
  const windowText = (rights: TitleRights, product: string | undefined) => {
    const [from, to] = [windowStart(rights), windowEnd(rights, product)]
    if (from === undefined && to === undefined) return translate('scheduleDetails.always')
    const [start, end] = [from, to].map((at) => (at === undefined ? '…' : format.date(at)))
    return translate('scheduleDialogs.fromTo', { from: start, to: end })
  }
  const products = title.rights.prd ?? []
  const rows = products.length > 0 ? products : [console?.product]
  return (
    <section>
      <h3>{translate('scheduleDetails.rights')}</h3>
      <ul>
        {rows.map((product) => (
          <li key={product ?? ''}>
            {product !== undefined && <b>{productName(console?.products ?? [], product)} </b>}
            {windowText(title.rights, product)}
          </li>
        ))}
        {title.parts.map(({ lon, rights }) => (
          <li key={rights.id}>
            {titleOf({ lon }, language) || rights.id}: {windowText(rights, console?.product)}
          </li>
        ))}
      </ul>
    </section>
  )
}
