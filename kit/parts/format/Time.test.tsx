import { render, screen } from '@testing-library/react'
import { I18nContextProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { createI18nProvider } from '../i18n/createI18nProvider.ts'
import { FormatProvider, useFormat } from './FormatProvider.tsx'
import { Time } from './Time.tsx'

const words = createI18nProvider({ lang: '' })

function show(children: ReactNode) {
  return render(
    <I18nContextProvider value={words}>
      <FormatProvider settings={{ timeZone: 'Asia/Kuala_Lumpur' }}>{children}</FormatProvider>
    </I18nContextProvider>,
  )
}

describe('a time on the screen', () => {
  it('shows the zone when pointed at', () => {
    show(<Time value="2026-11-24T12:31:00Z" part="time" />)
    const time = screen.getByText('20:31')
    expect(time).toHaveAttribute('title', '24 Nov 2026 20:31, Asia/Kuala_Lumpur, UTC+8')
    expect(time).toHaveAttribute('datetime', '2026-11-24T12:31:00.000Z')
  })

  it('says that a text is no date, and that there is none', () => {
    show(
      <>
        <Time value="soon" />
        <Time value={undefined} />
      </>,
    )
    expect(screen.getByText('Invalid date')).toBeInTheDocument()
    expect(screen.getByText('No date')).toBeInTheDocument()
  })

  it('needs to know how', () => {
    const Bare = () => <>{useFormat().number(1)}</>
    expect(() => render(<Bare />)).toThrow('FormatProvider')
  })
})
