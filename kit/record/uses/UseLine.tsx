import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useLocale, useTranslate } from 'ra-core'
import { useContext } from 'react'
import { Link as RouterLink } from 'react-router'
import type { Use } from '#contract/schemas/uses.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { itemPath } from '#kit/parts/routes/paths.ts'
import { useSchedulePath } from '#kit/parts/routes/useSchedulePath.ts'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import { useRowTitle } from '#kit/forms/references/ReferenceLine.tsx'
import { usePlaceWords } from './usePlaceWords.ts'

type UseLineProps = {
  use: Use
  /** The sides of the record that has the places, where that is not the row itself. */
  ownSides?: readonly unknown[]
  /** Where a dialog waits for an answer, a title opens beside it. */
  inTab?: boolean
}

/** One title that names another: what it is called, of what type, where it does so, and how it stands. */
export function UseLine({ use, ownSides, inTab = false }: UseLineProps) {
  const translate = useTranslate()
  const console = useContext(ConsoleContext)
  const language = interfaceLanguage(useLocale())
  const name = useRowTitle(use)
  const schedulePath = useSchedulePath()
  const places = usePlaceWords()(use.names, ownSides ?? use.sides)
  const type = console?.types?.find((one) => one.type === use.cty)
  const day = type ? undefined : scheduleDayIn(use)
  const kind = type ? textIn(type.labels.one, language) : day ? translate('uses.scheduleDay') : use.cty
  const place = use.how === 'child' ? translate('uses.below') : day ? '' : places
  const facts = [kind, place].filter(Boolean)
  const path = type
    ? itemPath(console?.product, type, use.id)
    : day && schedulePath({ id: day.channel, cs: day.cs }, day.dt)
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44, paddingBlock: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid' }}>
        <Box sx={{ typography: 'body2', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {path ? (
            <Link
              component={RouterLink}
              to={path}
              {...(inTab && { target: '_blank', rel: 'noopener', title: translate('uses.open', { name }) })}
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </Box>
        <Box sx={{ typography: 'meta', color: 'text.secondary', overflowWrap: 'anywhere' }}>{facts.join(' · ')}</Box>
      </Box>
      <StatusChip status={use.st} {...(type && { area: type.area })} />
    </Box>
  )
}

/** A day of a virtual channel's schedule, which is of no type; undefined for whatever else names a title. */
function scheduleDayIn({ cty, cs, dt, channel }: Use & Record<string, unknown>) {
  const isNamed = typeof cs === 'string' && typeof dt === 'string' && typeof channel === 'string'
  return cty === 'vschedule' && isNamed ? { cs, dt, channel } : undefined
}
