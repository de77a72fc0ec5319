/** Versions of a storefront, collection or container. */
export const words = {
  title: 'பதிப்புகள்',
  open: 'பதிப்புகள்...',
  before: 'பழையது',
  after: 'புதியது',
  present: 'திரையில் உள்ளது',
  reading: 'பதிப்பு படிக்கப்படுகிறது...',
  same: 'இரண்டும் ஒன்றே.',
  look: 'முன்னோட்டத்தில் காட்டு',
  compare: 'ஒப்பிடு',
  leave: 'வரைவுக்குத் திரும்பு',
  bringBack: 'மீட்டெடு',
  bringBackNamed: 'மீட்டெடு: %{name}',
  content: 'உள்ளடக்கம்',
  line: '%{field}: %{from} → %{to}',
  sharedStay: 'பிற பக்கங்களும் காட்டும் கொள்கலன்கள் இன்று இருப்பதுபோலவே இருக்கும்.',
}
