import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import { useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import { geoPath } from '#kit/parts/routes/paths.ts'
import { useLeaveGuard } from '#kit/record/guard/useLeaveGuard.ts'
import { GeoSheet } from './parts/GeoSheet.ts'
import { RangeForm } from './parts/RangeForm.tsx'
import { RangeLeave } from './parts/RangeLeave.tsx'
import { TestAddress } from './parts/TestAddress.tsx'
import { useCountries } from './useCountries.ts'
import { useRangeForm } from './useRangeForm.ts'

/** A new range of addresses. */
export function CreatePage() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const notice = useNotice()
  const { nameOf } = useCountries()
  const hasTests = useServiceHas('geo')
  const form = useRangeForm(undefined, ({ ip, country }) => {
    notice('success', 'geo.created', { values: { ip, country: nameOf(country) } })
    guard.pass(() => void navigate(geoPath()))
  })
  const guard = useLeaveGuard(() => form.isDirty)
  const title = translate('pages.titles.newIp')
  return (
    <GeoSheet>
      <PageHead title={title} />
      <div className="columns">
        <RangeForm form={form} okLabel={translate('geo.addRange')} />
        {hasTests && <TestAddress />}
      </div>
      <RangeLeave form={form} guard={guard} name={title} />
    </GeoSheet>
  )
}
