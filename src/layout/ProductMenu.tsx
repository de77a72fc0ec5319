import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { productName, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { soon } from '#kit/parts/layoutParts/soon.tsx'
import { useOpenedOnce } from '#kit/parts/layoutParts/useOpenedOnce.ts'
import { untilFetched } from '#kit/parts/layoutParts/untilFetched.ts'

const ProductPopup = soon(() => import('./ProductPopup.tsx').then((module) => module.ProductPopup))
const NewProductDialog = lazy(() =>
  untilFetched(() => import('./NewProductDialog.tsx')).then((module) => ({ default: module.NewProductDialog })),
)

const Name = styled('span')({
  maxInlineSize: 220,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
const Alone = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  paddingInline: 8,
  minInlineSize: 0,
  fontWeight: 'var(--marquee-weight-600)',
  '& svg': { fontSize: 16 },
})

/**
 * The selected product, and behind it the others (specification section 2). Only a token with a product claim has it;
 * whoever has one product and may make none is told its name.
 */
export function ProductMenu() {
  const translate = useTranslate()
  const { actor, products, product } = useConsole()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isMaking, setMaking] = useState(false)
  const isDrawn = useOpenedOnce(anchor !== null)
  if (!actor.productAdmin && actor.products.length === 0) return null
  const name = productName(products, product)
  const words = translate('products.menu', { name })
  if (!actor.productAdmin && products.every(({ id }) => id === product))
    return (
      <Alone title={words}>
        <Icon name="layers" />
        <Name>{name}</Name>
      </Alone>
    )
  return (
    <>
      <Button
        variant="ghost"
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<Icon name="layers" />}
        endIcon={<Icon name="chevronDown" />}
        title={words}
        aria-label={words}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{ color: 'text.primary', minInlineSize: 0 }}
      >
        <Name>{name}</Name>
      </Button>
      {isDrawn && (
        <ProductPopup
          anchor={anchor}
          onClose={() => setAnchor(null)}
          {...(actor.productAdmin && { onCreate: () => setMaking(true) })}
        />
      )}
      <Suspense>{isMaking && <NewProductDialog onClose={() => setMaking(false)} />}</Suspense>
    </>
  )
}
