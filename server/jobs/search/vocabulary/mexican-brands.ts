import type { WrittenMeaning } from './meanings.ts';

/** Companies whose name stands for a kind of work: below their own jobs those of the kind are found. */
const KINDS: readonly { readonly brands: string; readonly kind: string }[] = [
  {
    brands:
      'rappi, uber eats, ubereats, didi food, didifood, sin delantal, ifood, cornershop, jokr, pedidos ya, domino’s, dominos, little caesars',
    kind: 'a domicilio, alimentos, title:moto, title:motocicleta, title:motociclista, title:bicicleta',
  },
  {
    brands: 'uber, didi, cabify, indrive, indriver, beat, lyft',
    kind: 'a domicilio, title:moto, title:motocicleta, title:motociclista, title:conductor, title:chofer',
  },
  {
    brands:
      'amazon, mercado libre, mercadolibre, meli, mercado envíos, estafeta, dhl, fedex, ups, paquetexpress, paquete express, redpack, 99 minutos, 99minutos, imile, j&t, j t express, shein, temu, shopee, tiktok shop, correos de méxico, castores, tres guerras, tresguerras, lalamove, ivoy, sendex, ampm, cainiao',
    kind: 'title:paquetería, title:paquetes, title:milla, mensajería, title:mensajero, title:van',
  },
  { brands: 'amazon flex, mercado libre flex, mercado flex, flex', kind: 'auto compacto' },
  {
    brands: 'coppel, elektra, liverpool, ikea, home depot, famsa, sears, palacio de hierro',
    kind: 'voluminosas, title:muebles, a domicilio, title:camioneta',
  },
  {
    brands: 'walmart, soriana, chedraui, heb, costco, sams, la comer, bodega aurrera, justo',
    kind: 'title:súper, a domicilio, refrigerados',
  },
  {
    brands:
      'bimbo, marinela, sabritas, barcel, gamesa, coca cola, coca-cola, femsa, pepsi, lala, alpura, modelo, corona, heineken, bonafont, ciel, epura, sigma, bachoco',
    kind: 'chofer repartidor, camión, title:toneladas, title:ruta, auxiliar de reparto, ayudante de reparto',
  },
];

export const BRANDS: readonly WrittenMeaning[] = KINDS.flatMap(({ brands, kind }) =>
  brands.split(', ').map((brand) => ({ typed: brand, says: brand, also: kind })),
);
