import { useEffect, useState } from 'react'
import { coveredBy } from '#kit/parts/layoutParts/coverWithHead.ts'

/** A section counts as reached when its head has come this near to the top, in px. */
const REACHED = 96

function currentOf(scroll: HTMLElement): string | undefined {
  const sections = [...scroll.querySelectorAll<HTMLElement>('[data-section]')]
  const covered = coveredBy(scroll)
  const top = scroll.getBoundingClientRect().top + covered
  const reached = sections.filter((section) => section.getBoundingClientRect().top - top <= REACHED)
  const isAtEnd = scroll.scrollTop > covered && scroll.scrollTop + scroll.clientHeight >= scroll.scrollHeight - 2
  return (isAtEnd ? sections.at(-1) : (reached.at(-1) ?? sections[0]))?.dataset.section
}

/** The section at which the reader is, followed as the form scrolls. */
export function useCurrentSection(scroll: HTMLElement | null): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    if (!scroll) return
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCurrent(currentOf(scroll)))
    }
    look()
    scroll.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      scroll.removeEventListener('scroll', look)
    }
  }, [scroll])
  return current
}
