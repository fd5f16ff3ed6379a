import type { Nutrient } from "./nutrient";

export const NUTRIENT_NAMES: Record<Nutrient, string> = {
  calories: `energy energie energia energi energija energyvalue energiaarvo energiasisalto energiatartalom
    energetickahodnota energeticnavrednost energijskavrednost energetskavrijednost energetskavrednost brennwert energiewert
    valorenergetico contenidoenergetico valoreenergetico valeurenergetique valoareenergetica wartoscenergetyczna energiaertek
    energetinevertet energineverte energetiskavertiba energiewaarde energywaarde energiindhold energiinnehall
    calorie calories caloriesperserving amountofcalories calorias kalorien kilocalories enerji enerjidegeri
    energykcal energykj`,
  fats: `fat fats totalfat totalfats fattotal lipides lipid lipids totaldeslipides graisses graisse matieresgrasses matieregrasse fett
    fette fettgehalt grassi grassitotali grasas grasastotales grasatotal lipidos gorduras gordurastotais gorduratotal
    vet vetten totaalvet fedt rasva rasvaa rasvat rasvad tluszcz tluszcze tuky tuk zsir mascobe mascoba masti mast
    ukupnemasti grasimi yag toplamyag riebalai tauki`,
  carbs: `carbohydrate carbohydrates totalcarbohydrate totalcarbohydrates carbohydratetotal carbohydratestotal
    totalcarb totalcarbs carbs carb totalcho carbohyd totalcarbohyd availablecarbohydrate availablecarbohydrates
    carbohydrateavailable netcarbs glucides glucidestotal kohlenhydrate kohlenhydraten carboidrati carboidratos
    hidratosdecarbono hdecarbono hdecdisponibles hdecdisp hidratosdecarbon hidratsdecarboni carbohidratos carbohidratostotales koolhydraten kulhydrat
    kulhydrater kolhydrat kolhydrater karbohydrat karbohydrater hiilihydraatti hiilihydraatit hiilihydraattia
    hiilihydraattoja weglowodany sacharidy uhlohydraty szenhidrat szenhidratok ogljikovihidrati ogljikovihidratov
    ugljikohidrati ugljenihidrati glucide carbohidrati karbonhidrat angliavandeniai oglhidrati susivesikud`,
  protein: `protein proteins totalprotein proteine proteines proteina proteinas proteini proteiini proteiinia proteiinit
    proteiner eiweiss eiweib eiweis eiwit eiwitten bialko bilkoviny bielkoviny feherje beljakovine beljakovin bjelancevine
    belancevine baltymai olbaltumvielas valgud protides protidos valkuaisaine`,
  other: `saturates saturated saturatedfat saturatedfats saturatedfattyacids fatsaturated satfat satfats sat ofwhichsaturates
    ofwhichsaturated trans transfat transfats transfattyacids fattrans polyunsaturated polyunsaturatedfat polyunsaturates monounsaturated
    monounsaturatedfat monounsaturates unsaturated unsaturatedfat omega omega3 omega6 cholesterol cholest sugars sugar
    totalsugars totalsugar addedsugars addedsugar inclgaddedsugars ofwhichsugars sugaralcohol sugaralcohols lactose polyols
    erythritol starch fibre fiber fibres dietaryfibre dietaryfiber dietfiber dietaryfibretotal sodium salt potassium calcium iron
    vitamin vitamina vitamind vitaminc thiamin thiamine riboflavin niacin folate folicacid magnesium phosphorus zinc iodine
    gluten caffeine taurine alcohol biotin selenium caloriesfromfat caloriesfromfatcal energyfromfat fatcal
    caloriesfromsaturatedfat
    acidesgrassatures acidesgras dontacidesgrassatures dontacidesgras dontsatures satures dontsaturees saturees dontsucres sucres
    fibresalimentaires sel amidon
    gesattigtefettsauren davongesattigtefettsauren davongesattigte fettsauren zucker davonzucker ballaststoffe salz
    mehrfachungesattigte einfachungesattigte
    acidigrassisaturi acidigrassi dicuiacidigrassisaturi dicuisaturi saturi zuccheri dicuizuccheri sale fibra fibrealimentari
    saturadas delascualessaturadas acidosgrasossaturados acidosgrasos grasassaturadas azucares deloscualesazucares
    azucarestotales fibraalimentaria fibradietetica sal sodio grasastrans grasassat monoinsaturadas poliinsaturadas
    dosquaissaturados saturados gordurassaturadas gordurastrans acucares dosquaisacucares acucarestotais acidosgordossaturados
    waarvanverzadigde verzadigde verzadigdevetzuren waarvanverzadigdevetzuren vetzuren suikers waarvansuikers vezels
    voedingsvezels voedingsvezel zout
    herafmattedefedtsyrer mattedefedtsyrer mettedefedtsyrer fedtsyrer sukkerarter herafsukkerarter kostfibre kostfiber
    hvoravmettedefettsyrer mettedefettsyrer fettsyrer hvoravsukkerarter kostfiberfiber varavmattatfett mattatfett
    varavsockerarter sockerarter varavmattadefettsyror fettsyror
    tyydyttynytta tyydyttynyttarasvaa sokereita josta ravintokuitu ravintokuitua suola suolaa
    kwasynasycone kwasytluszczowe wtymkwasytluszczowenasycone wtymkwasytluszczowe nasycone cukry wtymcukry blonnik sol
    nasycenemastnekyseliny nasycenemastne ztohonasycene mastnekyseliny nasytenemastnekyseliny ztohocukry vlaknina
    telitettzsirsavak telitett zsirsavak cukrok amelybolcukrok rost elelmirost
    nasicenemascobe odtegasnasicenemascobe nasicene nasicenihmascob nasicenemascobnekisline sladkorji odtegasladkorji
    odkaterihsladkorji vlaknine prehranskevlaknine zasicenemasnekiseline zasicenemasti masnekiseline seceri odkojihseceri
    prehrambenavlakna vlakna zaharuri acizigrasisaturati acizigrasi dincarezaharuri sare doymusyag seker lif tuz
    cukrus druska cukuri sals suhkrud soolu`,
};
