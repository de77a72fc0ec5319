import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ReactNode } from 'react'

const Section = styled('section')({ display: 'grid', gap: 14 })
const Title = styled('h3')(({ theme }) => ({ ...theme.typography.subtitle2, margin: 0 }))

/** One part of the panel under its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Section>
  )
}
