import { styled } from '@mui/material/styles'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'

const LOOK = {
  done: { icon: 'check', color: 'var(--mui-palette-status-published-on)' },
  failed: { icon: 'octagon', color: 'var(--mui-palette-status-error-on)' },
  left: { icon: 'triangle', color: 'var(--mui-palette-status-warning-on)' },
} as const satisfies Record<string, { icon: IconName; color: string }>

const Part = styled('section')({
  marginBlockStart: 12,
  '& h3': { display: 'flex', alignItems: 'center', gap: 6, margin: '0 0 4px', fontSize: 13, lineHeight: '20px' },
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: '4px 12px',
    maxBlockSize: 220,
    overflow: 'auto',
    borderRadius: 4,
    background: 'var(--mui-palette-surface-well)',
  },
  '& li': { display: 'flex', gap: 12, justifyContent: 'space-between', minBlockSize: 28, alignItems: 'center' },
  '& li > span:last-of-type:not(:first-of-type)': {
    fontSize: 12,
    textAlign: 'end',
    color: 'var(--mui-palette-text-secondary)',
  },
})

type OutcomeListProps = {
  title?: string
  kind?: keyof typeof LOOK
  lines: readonly { id: string; name: string; why?: string }[]
}

/** Titles under a heading, each with its reason. */
export function OutcomeList({ title, kind, lines }: OutcomeListProps) {
  const look = kind && LOOK[kind]
  return (
    <Part>
      {title && (
        <h3>
          {look && <Icon name={look.icon} size="small" style={{ color: look.color }} />}
          {title}
        </h3>
      )}
      {lines.length > 0 && (
        <ul>
          {lines.map(({ id, name, why }) => (
            <li key={id}>
              <span>{name}</span>
              {why && <span>{why}</span>}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
