import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { OnAirWeight } from '#contract/rules/availability/onAirChecks.ts'
import { productName, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { AiringsAhead } from './AiringsAhead.tsx'
import { CheckLine } from './CheckLine.tsx'
import { OnAirCondition } from './OnAirCondition.tsx'
import type { OnAir } from './useOnAir.ts'

type WhyNotOnAirProps = {
  onAir: OnAir
  onVersions: () => void
  onVerb: (verb: Verb) => void
}

/** The verdict for a product, then every condition behind it, each with the way to its field (looks section 5). */
export function WhyNotOnAir({ onAir, onVersions, onVerb }: WhyNotOnAirProps) {
  const translate = useTranslate()
  const { products } = useConsole()
  const [asked, setAsked] = useState(onAir.product)
  const product = onAir.products.includes(asked ?? '') ? asked : onAir.product
  const checks = onAir.of(product)
  const count = (weight: OnAirWeight) => checks.filter((check) => check.weight === weight).length
  const [blocks, looks] = [count('blocks'), count('look')]
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <CheckLine
        weight={blocks > 0 ? 'blocks' : 'fine'}
        isVerdict
        title={translate(blocks > 0 ? 'onAir.off' : 'onAir.on', { product: productName(products, product) })}
      >
        {[
          blocks > 0 ? translate('onAir.blocked', { smart_count: blocks }) : translate('onAir.nothingBlocks'),
          looks > 0 && translate('onAir.looks', { smart_count: looks }),
        ]
          .filter(Boolean)
          .join(', ')}
      </CheckLine>
      <AiringsAhead />
      {onAir.products.length > 1 && (
        <ToggleButtonGroup
          exclusive
          value={product}
          onChange={(_, next: string | null) => next && setAsked(next)}
          aria-label={translate('onAir.products')}
          sx={{ justifySelf: 'start', flexWrap: 'wrap' }}
        >
          {onAir.products.map((id) => (
            <ToggleButton key={id} value={id}>
              {productName(products, id)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 }}>
        {checks.map((check) => (
          <li key={check.name}>
            <OnAirCondition check={check} product={product} onVersions={onVersions} onVerb={onVerb} />
          </li>
        ))}
      </Box>
    </Box>
  )
}
