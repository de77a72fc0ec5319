import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { STORE_TYPES } from '#contract/registry/storeTypes.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { momentPath } from '#kit/parts/routes/paths.ts'
import { useCalendar } from '../CalendarContext.ts'
import { nameOf } from '../model/entryWords.ts'

/** Storefronts that are offered. */
const OFFERED = 20

/** The way to what viewers have of a storefront at the moment; of several one is chosen. */
export function PreviewAt() {
  const { calls, product, may } = useConsole()
  const { asOf, words } = useCalendar()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['listPages', 'preview', product],
    queryFn: ({ signal }) => calls.listPages({ query: { ty: 'storefront', pageSize: OFFERED }, signal }),
    enabled: may('cp_storefront', 'view'),
  })
  const [first, ...others] = data?.rows ?? []
  if (!first) return null
  const to = (id: string) => momentPath(product, STORE_TYPES.storefront, id, asOf.at)
  const label = words.translate('calendar.asOf.preview')
  if (others.length === 0)
    return (
      <Button size="small" component={Link} to={to(first.id)}>
        {label}
      </Button>
    )
  return (
    <>
      <Button ref={button} size="small" aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Menu open={isOpen} anchorEl={button.current} onClose={() => setOpen(false)}>
        {[first, ...others].map(({ id, lon = [] }) => (
          <MenuItem key={id} component={Link} to={to(id)}>
            {nameOf({ names: lon }, words)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
