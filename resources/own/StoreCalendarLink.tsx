import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { publicationCalendarPath, storeCalendarPath } from '#kit/parts/routes/paths.ts'

/** From a list of the store to what it holds by date; containers stand in the calendar of everything. */
export function StoreCalendarLink({ type }: { type: TypeSummary }) {
  const translate = useTranslate()
  const { product } = useConsole()
  const hasCalendar = useServiceHas('calendar')
  const isPage = type.type !== 'container'
  if (!isPage && !hasCalendar) return null
  const to = isPage ? storeCalendarPath(product, type) : publicationCalendarPath(product, ['container'])
  return (
    <Button variant="outlined" component={Link} to={to} startIcon={<Icon name="calendar" />}>
      {translate(`pages.titles.${isPage ? type.type : 'publication'}Calendar`)}
    </Button>
  )
}
