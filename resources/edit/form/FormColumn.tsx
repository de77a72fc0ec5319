import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { HeadedScroll } from '#kit/parts/layoutParts/HeadedScroll.tsx'

const Column = styled(HeadedScroll)(({ theme }) => ({
  gridArea: 'form',
  '& > :last-child': { padding: '8px 24px 64px' },
  [theme.breakpoints.down('lg')]: { '& > :last-child': { paddingInline: 16 } },
}))

type FormColumnProps = {
  /** Stays in sight over the form: banners. */
  head?: ReactNode
  /** What scrolls, for the index that follows it. */
  scrollRef?: Ref<HTMLElement> | undefined
  children: ReactNode
}

/** The column in which the form scrolls, under its banners. */
export function FormColumn({ head, scrollRef, children }: FormColumnProps) {
  return (
    <Column head={head} scrollRef={scrollRef}>
      {children}
    </Column>
  )
}
