import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'

/** What stands in the columns of every block; each cell says it too, for those who hear it. */
export function ChangeColumns() {
  const translate = useTranslate()
  return (
    <Row aria-hidden>
      {(['field', 'source', 'current', 'result'] as const).map((column) => (
        <span key={column}>{translate(`ingestion.columns.${column}`)}</span>
      ))}
    </Row>
  )
}

const Row = styled('div')({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: '88px repeat(3, minmax(0, 1fr))',
  gap: 8,
  alignItems: 'center',
  blockSize: 28,
  padding: '0 24px 0 56px',
  fontSize: 12,
  fontWeight: 'var(--marquee-weight-600)',
  color: 'var(--mui-palette-text-tertiary)',
  '& span + span': { paddingInlineStart: 8 },
  '& span:last-of-type': { paddingInlineStart: 4 },
})
