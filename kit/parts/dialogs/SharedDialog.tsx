import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { DialogHead } from './DialogHead.tsx'
import { DiscardQuestion } from './DiscardQuestion.tsx'
import type { SharedDialogFooterProps } from './SharedDialogFooter.tsx'
import { SharedDialogFooter } from './SharedDialogFooter.tsx'

type DialogTab = { key: string; label: string; content: ReactNode }

export type SharedDialogProps = SharedDialogFooterProps & {
  open: boolean
  title: string
  /** A line under the title: what this is about. */
  subtitle?: string
  tabs?: readonly DialogTab[]
  /** Told which tab is looked at. */
  onTab?: (key: string) => void
  /** Something has been entered that closing would lose: Escape asks. */
  hasEdits?: boolean
  /** It only tells something: nothing typed could be lost, so Escape closes it. */
  isPlain?: boolean
  /** Keys pressed in it, wherever the focus is. */
  onKeyDown?: (event: KeyboardEvent) => void
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg'
  children?: ReactNode
}

/**
 * The dialog of specification section 2: title bar with a close button, optional tabs, additional actions, OK by
 * permission. Escape cannot close it: where something has been entered it asks whether to give that up, otherwise it
 * does nothing, and neither does a click beside it. A plain one closes by both.
 */
export function SharedDialog(props: SharedDialogProps) {
  const {
    open,
    title,
    subtitle,
    onClose,
    tabs,
    onTab,
    hasEdits = false,
    isPlain = false,
    onKeyDown,
    maxWidth = 'sm',
    children,
  } = props
  const titleId = useId()
  const [chosen, setChosen] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const before = useRef<Element>(null)
  const tab = tabs?.find(({ key }) => key === chosen) ?? tabs?.[0]
  const choose = (key: string) => {
    setChosen(key)
    onTab?.(key)
  }
  const keep = () => {
    setAsking(false)
    if (before.current instanceof HTMLElement) before.current.focus()
  }
  const close = (_event: object, reason: 'escapeKeyDown' | 'backdropClick') => {
    if (isPlain) return onClose()
    if (reason !== 'escapeKeyDown' || props.busy) return
    if (isAsking) return keep()
    before.current = document.activeElement
    setAsking(hasEdits)
  }
  const discard = () => {
    setAsking(false)
    onClose()
  }
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      onClose={close}
      {...(onKeyDown && { onKeyDown })}
    >
      <DialogHead id={titleId} title={title} subtitle={subtitle} onClose={onClose} />
      {tabs && tab && (
        <Tabs value={tab.key} onChange={(_, key: string) => choose(key)} sx={{ paddingInline: '6px' }}>
          {tabs.map(({ key, label }) => (
            <Tab key={key} value={key} label={label} id={`${titleId}-${key}`} aria-controls={`${titleId}-panel`} />
          ))}
        </Tabs>
      )}
      <DialogContent
        {...(tab && { role: 'tabpanel', id: `${titleId}-panel`, 'aria-labelledby': `${titleId}-${tab.key}` })}
      >
        {tab?.content}
        {children}
      </DialogContent>
      {isAsking ? <DiscardQuestion onKeep={keep} onDiscard={discard} /> : <SharedDialogFooter {...props} />}
    </Dialog>
  )
}
