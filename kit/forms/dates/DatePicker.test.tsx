import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import DatePicker from './DatePicker.tsx'

const nothing = () => undefined
const EVENING = Date.parse('2026-11-24T12:40:00Z')

const open = (language: 'en' | 'zh' | 'ms' | 'ta') =>
  act(() =>
    renderInKit(
      <Suspense>
        <DatePicker
          label="x"
          zone="Asia/Kuala_Lumpur"
          withTime
          instant={EVENING}
          onInstant={nothing}
          onClose={nothing}
        />
      </Suspense>,
      { language },
    ),
  )

it.each([
  ['en', 'November 2026', ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], 'Next month'],
  ['zh', '2026年11月', ['一', '二', '三', '四', '五', '六', '日'], '下个月'],
  ['ms', 'November 2026', ['Isn', 'Sel', 'Rab', 'Kha', 'Jum', 'Sab', 'Ahd'], 'Bulan berikutnya'],
  ['ta', 'நவம்பர் 2026', ['தி', 'செ', 'பு', 'வி', 'வெ', 'ச', 'ஞா'], 'அடுத்த மாதம்'],
] as const)('in %s the calendar names month and weekdays as that language does, Monday first', async (...row) => {
  const [language, month, weekdays, next] = row
  await open(language)
  expect(await screen.findByText(month)).toBeInTheDocument()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(weekdays)
  expect(screen.getByRole('button', { name: next })).toBeInTheDocument()
})
