import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Part = styled('section')({
  marginBlockStart: 20,
  '& > h3': { margin: '0 0 8px', fontSize: 14, lineHeight: '20px', fontWeight: 'var(--marquee-weight-700)' },
})

type PreviewSectionProps = { title: string; /** At the end of the head. */ note?: string; children: ReactNode }

const Note = styled('small')({
  marginInlineStart: 8,
  fontSize: 12,
  fontWeight: 400,
  color: 'var(--mui-palette-text-tertiary)',
})

/** A headed part of the preview, with a word beside its head. */
export function PreviewSection({ title, note, children }: PreviewSectionProps) {
  return (
    <Part>
      <h3>
        {title}
        {note && <Note>{note}</Note>}
      </h3>
      {children}
    </Part>
  )
}
