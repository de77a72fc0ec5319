import Modal from '@mui/material/Modal'
import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { onRaised } from '../theme/raised.ts'
import { radius, z } from '../theme/tokens.ts'

/** The window keeps this free around what stands under an anchor, in px. */
const EDGE_PX = 16
/** Where less is left under its anchor, in px, it stands higher and covers it: a field and eight lines. */
const LEAST_PX = 280

const Cover = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: z.dialog,
  visibility: 'hidden',
  '&[data-open]': { visibility: 'visible' },
  '&[data-dims]': { backgroundColor: 'var(--mui-palette-surface-overlay)' },
})

const Sheet = styled('div')(({ theme }) => ({
  ...onRaised,
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  overflowX: 'hidden',
  overflowY: 'auto',
  maxInlineSize: 'calc(100% - 32px)',
  maxBlockSize: 'calc(100% - 32px)',
  borderRadius: radius.dialog,
  backgroundColor: theme.vars.palette.background.raised,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.palette.shadow.popup,
  outline: 0,
  '[data-dims] > &': {
    overflowX: 'visible',
    insetBlockStart: '10dvh',
    insetInline: 0,
    marginInline: 'auto',
    inlineSize: 600,
    maxInlineSize: 'calc(100% - 64px)',
    maxBlockSize: '72dvh',
    boxShadow: theme.vars.palette.shadow.dialog,
  },
}))

type StandingDialogProps = {
  isOpen: boolean
  label: string
  /** It stands under it, flush at its start; without one at the top of the window, which is dimmed. */
  anchor?: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog that stands out of sight while it is closed, so that the press that opens it neither makes nor lays out
 * anything: it shows what is there. Who draws it says from when on (`useMadeAhead`). Its field alone takes the focus,
 * and has to be told that it is open.
 */
export function StandingDialog({ isOpen, label, anchor, onClose, children }: StandingDialogProps) {
  const [sheet, setSheet] = useState<HTMLElement | null>(null)
  const pressed = useRef<EventTarget>(null)
  // Not while an effect is cleared up: what React finds unfocused then it focuses again.
  useLayoutEffect(() => {
    if (!isOpen && sheet) leave(sheet)
  }, [isOpen, sheet])
  return (
    <Modal
      open={isOpen}
      keepMounted
      hideBackdrop
      onClose={onClose}
      slots={{ root: Cover }}
      slotProps={{
        root: {
          'data-open': isOpen || undefined,
          'data-dims': anchor ? undefined : true,
          // Letters that are marked by dragging out of the sheet close nothing.
          onMouseDown: ({ target }: { target: EventTarget }) => (pressed.current = target),
          onClick: ({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) => {
            if (target === currentTarget && pressed.current === target) onClose()
          },
        } as object,
      }}
    >
      {/* Closed it is no dialog: keys ask the page whether one is there. */}
      <Sheet
        ref={setSheet}
        role={isOpen ? 'dialog' : undefined}
        aria-modal={(isOpen && !anchor) || undefined}
        aria-label={label}
        tabIndex={-1}
        // A page that comes late takes the focus, and MUI only takes it back to the frame: typing would go nowhere.
        onFocus={({ target, currentTarget }) => {
          if (!(target instanceof HTMLInputElement)) currentTarget.querySelector('input')?.focus()
        }}
      >
        {anchor && sheet && isOpen && <PlacedUnder anchor={anchor} sheet={sheet} />}
        {children}
      </Sheet>
    </Modal>
  )
}

/** MUI gives the focus back to what had it. Nothing may have had it: out of sight the field would still be typed into. */
function leave(sheet: HTMLElement): void {
  const { activeElement: focused } = document
  if (focused instanceof HTMLElement && sheet.contains(focused)) focused.blur()
}

type PlacedUnderProps = { anchor: RefObject<HTMLElement | null>; sheet: HTMLElement }

/**
 * Puts a sheet under its anchor, at the side where the page begins, and within the window however much it comes to hold:
 * it may grow to the window's edge, and stands where it stood.
 */
function PlacedUnder({ anchor, sheet }: PlacedUnderProps) {
  useLayoutEffect(() => {
    const place = () => {
      const { current: at } = anchor
      if (!at) return
      const { left, right, bottom } = at.getBoundingClientRect()
      const isRtl = document.documentElement.dir === 'rtl'
      const { offsetWidth: width } = sheet
      const within = (value: number, room: number) => Math.round(Math.max(EDGE_PX, Math.min(value, room - EDGE_PX)))
      sheet.style.left = `${within(isRtl ? right - width : left, window.innerWidth - width)}px`
      const top = within(bottom, window.innerHeight - LEAST_PX)
      sheet.style.top = `${top}px`
      sheet.style.maxHeight = `${window.innerHeight - EDGE_PX - top}px`
    }
    place()
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [anchor, sheet])
  return null
}
