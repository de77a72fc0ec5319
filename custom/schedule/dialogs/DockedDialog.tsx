import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { DialogHead } from '#kit/parts/dialogs/DialogHead.tsx'
import { DiscardQuestion } from '#kit/parts/dialogs/DiscardQuestion.tsx'
import { SharedDialogFooter, type SharedDialogFooterProps } from '#kit/parts/dialogs/SharedDialogFooter.tsx'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { useSchedule } from '../ScheduleContext.ts'

type DockedDialogProps = Omit<SharedDialogFooterProps, 'onClose'> & {
  title: string
  subtitle?: string
  /** Something was entered that closing would lose: Escape asks. */
  hasEdits?: boolean
  /** Tables take more room. */
  isWide?: boolean
  children: ReactNode
}

/**
 * A dialog in place of the panel: the days that it asks about stay in view and can be scrolled. It takes the focus
 * when it opens, and gives it back to where it was, or to the cursor of the schedule where that is gone.
 */
export function DockedDialog(props: DockedDialogProps) {
  const { title, subtitle, hasEdits = false, isWide = false, children, ...footer } = props
  const { openDialog, cursor, goTo } = useSchedule()
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  const [isAsking, setAsking] = useState(false)
  useReturningFocus(box, () => cursor && goTo(cursor))
  const close = () => openDialog(undefined)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    if (isAsking) setAsking(false)
    else if (hasEdits) setAsking(true)
    else close()
  }
  return (
    <Dock
      ref={box}
      role="dialog"
      aria-labelledby={titleId}
      data-dock={isWide ? 'wide' : 'narrow'}
      sx={onRaised}
      onKeyDown={onKeyDown}
    >
      <DialogHead id={titleId} title={title} {...(subtitle && { subtitle })} onClose={close} />
      <div className="body">{children}</div>
      {isAsking ? (
        <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={close} />
      ) : (
        <SharedDialogFooter {...footer} onClose={close} />
      )}
    </Dock>
  )
}

/** The first field takes the focus, or what confirms where there is none; whatever had it before gets it back. */
function useReturningFocus(box: React.RefObject<HTMLElement | null>, otherwise: () => void) {
  const after = useRef(otherwise)
  useEffect(() => {
    after.current = otherwise
  })
  useEffect(() => {
    const before = document.activeElement
    const inside = box.current
    const field = inside?.querySelector<HTMLElement>('.body :is(input, select, textarea, button):not(:disabled)')
    const confirming = inside?.querySelector<HTMLElement>('.MuiDialogActions-root .MuiButton-contained')
    ;(field ?? confirming ?? inside?.querySelector<HTMLElement>('button'))?.focus()
    return () => {
      // Somebody who has gone on elsewhere meanwhile is left there.
      if (document.activeElement !== document.body && !inside?.contains(document.activeElement)) return
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus()
      else after.current()
    }
  }, [box])
}

const Dock = styled('section')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  inlineSize: 360,
  '&[data-dock=wide]': { inlineSize: 560 },
  background: 'var(--mui-palette-background-raised)',
  boxShadow: 'inset 1px 0 0 var(--mui-palette-line-hair)',
  '& > .body': {
    flex: 1,
    minBlockSize: 0,
    overflow: 'auto',
    padding: '4px 16px 16px',
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    fontSize: 13,
    scrollbarWidth: 'thin',
  },
  // A banner of three lines is never pressed into two.
  '& > .body > [role=status]': { flex: 'none' },
  // Long words of some languages take a second row rather than each other's room.
  '& .MuiDialogActions-root': {
    flexWrap: 'wrap',
    rowGap: 8,
    blockSize: 'auto',
    justifyContent: 'flex-end',
    // A short reason stands beside the buttons, a long one above them.
    '& > div:not(:empty)': { flex: '1 1 auto' },
    '& .MuiButton-root': { flex: 'none' },
  },
  // Where both hardly ever fit, the buttons stay together beneath the reason.
  '&[data-dock=narrow] .MuiDialogActions-root > div:not(:empty)': { flexBasis: '100%' },
  [theme.breakpoints.down('lg')]: {
    inlineSize: 320,
    '&[data-dock=wide]': { inlineSize: 440 },
    '& .MuiDialogActions-root > div:not(:empty)': { flexBasis: '100%' },
  },
  '& .quiet': { margin: 0, fontSize: 12, lineHeight: '18px', color: 'var(--mui-palette-text-tertiary)' },
  '& .warned': { margin: '0 0 4px', fontSize: 12, lineHeight: '18px', color: 'var(--mui-palette-status-warning-on)' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& h3': {
    margin: 0,
    paddingBlockEnd: 4,
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 'var(--marquee-weight-600, 600)',
  },
}))
