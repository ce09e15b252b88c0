dice_reason-winning_ruby = Rubin { FORM($track, "for") } wystarczy, by osiągnąć cel
dice_reason-ruby = Zdobywasz rubin { FORM($track, "for") }; do celu będzie brakować jeszcze { $n } { count-ruby.genitive_noun }
dice_reason-tile = Żeton „{ $tile }” działa odtąd w każdej turze
dice_reason-tile_towards_ruby =
    Żeton „{ $tile }” działa w każdej turze; do rubinu meczetu będzie brakować jeszcze { $n } { $n ->
        [one] żetonu
        [few] żetonów
       *[many] żetonów
    }
dice_reason-completes_goods = Do rubinu { FORM($track, "for") } brakuje ci { $n } { count-good.genitive_noun }; to wystarczy
dice_reason-nears_goods = Potem do rubinu { FORM($track, "for") } będzie ci brakować już tylko { $n } { count-good.genitive_noun }
dice_reason-completes_lira = Do rubinu { FORM($track, "for") } brakuje ci { $n } { count-lira.genitive_noun }; to wystarczy
dice_reason-nears_lira = Potem do rubinu { FORM($track, "for") } będzie ci brakować już tylko { $n } { count-lira.genitive_noun }
dice_reason-gains = Otrzymujesz { FORM($things, "accusative") }
dice_reason-costs_markers = Same kości nie wystarczą na { FORM($things, "accusative") }: użyjesz też znaczników
dice_reason-keep_for_ruby = Ten rzut wystarczy na rubin { FORM($track, "for") }
dice_reason-keep =
    Oszczędzasz { $n } { $n ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    } na gorszy rzut
dice_reason-reroll_risks = Ryzykujesz utratę rzutu, który wystarczy na rubin { FORM($track, "for") }
dice_reason-reroll_all =
    Przerzucasz { $n } { $n ->
        [one] kość
        [few] kości
       *[many] kości
    } za kryształ: ten rzut nie wystarczy na żaden rubin
dice_reason-pick_single = To jedyna { $piece }
dice_reason-pick = Możesz obejść się bez jednej { FORM($piece, "genitive") }
dice_reason-done =
    Przerzucasz { $n } { $n ->
        [one] kość
        [few] kości
       *[many] kości
    }; pozostałe są dobre
dice_reason-end_turn = W tej turze nie ma już nic do zrobienia
dice_reason-end_turn_dice =
    Zachowujesz to, co kosztowałyby inne akcje; { $n ->
        [one] zostaje ci { $n } kość
        [few] zostają ci { $n } kości
       *[many] zostaje ci { $n } kości
    }
dice_reason-income_lira = Najpierw bierzesz liry
dice_reason-income_crystal = Najpierw bierzesz kryształy
dice_reason-income_card = Najpierw odkrywasz kartę Bazaru
dice_reason-pass = Możesz się bez tego obejść
dice_reason-act_two = Bierzesz dwa dowolne znaczniki za cztery towary
dice_reason-act_coins = Otrzymujesz liry za kości, które inaczej się nie przydadzą
dice_reason-act_one_card = Odkrywasz kartę Bazaru: jaką, zdecyduje los
dice_reason-act_cards =
    Wybierasz spośród { $n } { $n ->
        [one] karty
        [few] kart
       *[many] kart
    } Bazaru
dice_reason-give_tile = Tracisz działanie żetonu „{ $tile }” i oddalasz się od rubinu meczetu
dice_reason-give_tile_after_ruby = Masz już rubin meczetu i możesz oddać żeton „{ $tile }”
dice_reason-pay_die = Niewykorzystane kości przepadają po turze, a znaczniki zachowujesz
dice_reason-pay_marker = Zachowujesz { FORM($piece, "accusative") } na inną akcję
dice_reason-pay_marker_only = Nie masz już { FORM($piece, "genitive") }
dice_reason-pay_brown = Brązowy znacznik liczy się jako dowolny kolor
dice_reason-use_card = Możesz teraz wykorzystać kartę „{ $card }”
dice_reason-one_lira = Bierzesz liry, zamiast korzystać z karty
dice_reason-use = To, co daje karta, jest warte swojej ceny
dice_reason-take = Bierzesz { FORM($things, "accusative") }: później się przyda
dice_reason-give = Możesz obejść się bez { FORM($things, "genitive") }
