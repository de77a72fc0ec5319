import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useContext, useId } from 'react'
import { SidePopover } from '../layoutParts/SidePopover.tsx'
import { Link } from 'react-router'
import { ConsoleContext } from '../context/ConsoleContext.ts'
import { rolesPath } from '../routes/paths.ts'
import { onRaised } from '../theme/raised.ts'
import type { Why } from './why.ts'
import { WhyText } from './WhyText.tsx'

const Body = styled('div')(({ theme }) => ({
  ...onRaised,
  display: 'grid',
  gap: 10,
  inlineSize: 360,
  maxInlineSize: 'calc(100vw - 32px)',
  padding: '12px 16px',
  background: 'var(--mui-palette-background-raised)',
  '& h2': { ...theme.typography.subtitle2, margin: 0 },
  '& footer': { display: 'flex', justifyContent: 'flex-end', gap: 8 },
}))

type WhyPopoverProps = { why: Why; anchor: HTMLElement | null; onClose: () => void }

/** The answer at the control that was asked; the focus is in it until Escape, and then on the control again. */
export function WhyPopover({ why, anchor, onClose }: WhyPopoverProps) {
  const titleId = useId()
  return (
    <SidePopover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      // What is typed here must not be taken for a menu's type-ahead or a page's shortcut.
      onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
    >
      <PopoverContent why={why} titleId={titleId} onClose={onClose} />
    </SidePopover>
  )
}

type PopoverContentProps = { why: Why; titleId: string; onClose: () => void }

function PopoverContent({ why, titleId, onClose }: PopoverContentProps) {
  const translate = useTranslate()
  const session = useContext(ConsoleContext)
  const right = why.rights?.[0]
  const maySeeTable = right !== undefined && session?.may('cp_appconfig', 'view')
  return (
    <Body>
      <h2 id={titleId}>{translate('why.title')}</h2>
      <WhyText why={why} all />
      <footer>
        {maySeeTable && (
          <Button size="small" component={Link} to={rolesPath({ page: right.page, action: right.action })}>
            {translate('why.table')}
          </Button>
        )}
        {why.fix && (
          <Button
            size="small"
            onClick={() => {
              onClose()
              why.fix?.run()
            }}
          >
            {why.fix.label}
          </Button>
        )}
        <Button size="small" autoFocus onClick={onClose}>
          {translate('why.close')}
        </Button>
      </footer>
    </Body>
  )
}
