import { useLocale, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { ListTally } from '#contract/registry/dashboard.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { tallyPath } from '../model/tallyPath.ts'
import { NumberLink } from './panelParts.ts'

type TallyLinkProps = {
  tally: ListTally
  /** The list of another product than the selected one. */
  product?: string
  /** Says the type's name behind the number. */
  named?: boolean
  /** What is shown instead of the number. */
  children?: ReactNode
  /** What a screen reader hears instead of the number alone. */
  label?: string
}

/** A number that opens the very list that it counts. */
export function TallyLink({ tally, product, named = false, children, label }: TallyLinkProps) {
  const locale = useLocale()
  const figure = useFigure()
  const session = useConsole()
  const type = session.types.find((one) => one.type === tally.type)
  const text = figure(tally)
  const name = type && textIn(tally.count === 1 ? type.labels.one : type.labels.many, interfaceLanguage(locale))
  const shown = children ?? (named && name ? `${text} ${name}` : text)
  if (!type) return <span>{shown}</span>
  return (
    <NumberLink
      to={tallyPath(product ?? session.product, type, tally)}
      aria-label={label ?? (named ? undefined : `${text} ${name}`)}
    >
      {shown}
    </NumberLink>
  )
}

/** A count as it is said: one that stopped says that there may be more. */
function useFigure() {
  const translate = useTranslate()
  const format = useFormat()
  return ({ count, atLeast }: { count: number; atLeast?: boolean }) =>
    atLeast ? translate('dashboard.atLeast', { n: format.number(count) }) : format.number(count)
}
