/** Lists of storefronts, collections and containers, and what makes a new one. */
export const words = {
  new: 'புதிய %{type}',
  make: 'உருவாக்கு',
  nameIn: 'பெயர் (%{language})',
  kind: 'கொள்கலன் வகை',
  kinds: {
    banner: 'பதாகை',
    carousel: 'சுழல்பட்டி',
    grid: 'கட்டம்',
    rounded: 'வட்டம்',
    regular: 'வழக்கமானது',
    Collection: 'தொகுப்பு',
  },
  problems: {
    missing: 'குறைந்தது ஒரு மொழியிலாவது பெயரிடுங்கள்',
    noLetter: 'பெயரில் ஓர் எழுத்தோ எண்ணோ இருக்க வேண்டும்',
  },
}
