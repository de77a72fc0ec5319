import { plainName } from '#contract/rules/names/nameProblem.ts'
import type { ProductNameProblem } from '#contract/rules/products/productName.ts'
import { productNameProblem } from '#contract/rules/products/productName.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { NAME_WORDS } from './nameWords.ts'

/** A new product. Who may is asked of the provider (design 9 (17)); of two at once by one name the first has it. */
export const createProduct: Command<'createProduct'> = async (context, { body }) => {
  const { actor, requestId, services } = context
  const problem = productNameProblem(body.n)
  if (problem) throw refusal(problem)
  const by = { uid: actor.uid, username: actor.username, name: actor.name, trace: requestId }
  const product = await services.idempotency.once(
    context,
    () => (stores) => stores.products.create(plainName(body.n), by),
  )
  services.config.forgetProducts()
  return { data: product, status: 201 }
}

function refusal(problem: ProductNameProblem): DomainError {
  if (problem === 'reserved') return new DomainError('nameReserved', { field: '/n' })
  if (problem === 'taken') return new DomainError('nameTaken', { field: '/n' })
  return new DomainError('invalid', { fields: [{ field: '/n', description: NAME_WORDS[problem], keyword: problem }] })
}
