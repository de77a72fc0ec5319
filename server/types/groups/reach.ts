import { availability } from './availability.ts'
import { texts } from './field.ts'
import { control, row, section, type FieldGroup } from './ui.ts'

const { prd, vce } = availability.properties

/** In which products something is known, for what no window ends. */
export const reach: FieldGroup = {
  properties: { ...(prd && { prd }), ...(vce && { vce }) },
  section: section(
    'availability',
    texts({ en: 'Availability', zh: '可用性', ms: 'Ketersediaan', ta: 'கிடைக்கும் தன்மை' }),
    'calendar',
    [row(control('prd', { widget: 'tags', source: 'products' }), control('vce', { widget: 'switch' }))],
  ),
}
