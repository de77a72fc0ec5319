import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import type { Listbox } from './useListbox.ts'

/** The raised sheet of a list under an input, with its options and notes. */
export const ListboxSheet = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  overflow: 'auto',
  maxHeight: 320,
  padding: 4,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: theme.vars.palette.shadow.popup,
  '& [role=option]': {
    display: 'flex',
    padding: '4px 8px',
    borderRadius: theme.shape.borderRadius,
    '&[data-active]': { backgroundColor: theme.vars.palette.surface.hover },
    '&[aria-selected=true]': { backgroundColor: theme.vars.palette.surface.selected },
  },
}))

/** Keeps the option in view that the arrows are on. */
export function useActiveInView({ isOpen, active }: Listbox) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen && active >= 0) list.current?.querySelector(`[data-active]`)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])
  return list
}
